// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface Resolver {
    function name(bytes32 node) external view returns (string memory);
    function addr(bytes32 node) external view returns (address);
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
}

/// One call for a name or an address (ENSIP-10, 19 and 23), without wildcards.
contract LabUniversalResolver {
    Registry private immutable registry;
    bytes4 private constant offchainLookup = bytes4(keccak256("OffchainLookup(address,string[],bytes,bytes4,bytes)"));

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error DNSDecodingFailed(bytes dns);
    error EmptyAddress();
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    constructor(address registry_) {
        registry = Registry(registry_);
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata) external view returns (bytes memory, address) {
        address resolver = resolverOf(name, nodeOf(name, 0));
        (bool isDone, bytes memory answer) = resolver.staticcall(data);
        if (!isDone) refuse(resolver, answer);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        return (answer, resolver);
    }

    /// Goes on with what a gateway answered (ERC-3668).
    function finish(bytes calldata response, bytes calldata extraData) external view returns (bytes memory, address) {
        (address resolver, bytes4 callback, bytes memory extra) = abi.decode(extraData, (address, bytes4, bytes));
        (bool isDone, bytes memory answer) = resolver.staticcall(abi.encodeWithSelector(callback, response, extra));
        if (!isDone) revert ResolverError(answer);
        return (abi.decode(answer, (bytes)), resolver);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata) external view returns (string memory name, address resolver, address reverseResolver) {
        if (account.length == 0) revert EmptyAddress();
        bytes memory space = coinType == 60 ? bytes("addr") : hexOf(abi.encodePacked(coinType), true);
        bytes32 node = below(below(below(0, "reverse"), space), hexOf(account, false));
        reverseResolver = registry.resolver(node);
        if (reverseResolver == address(0)) revert ResolverNotFound(account);
        name = Resolver(reverseResolver).name(node);
        if (bytes(name).length == 0) return ("", address(0), reverseResolver);
        bytes32 forward = nodeOfText(bytes(name));
        resolver = resolverOf(bytes(name), forward);
        bytes memory primary = coinType == 60
            ? abi.encodePacked(Resolver(resolver).addr(forward))
            : Resolver(resolver).addr(forward, coinType);
        if (keccak256(primary) != keccak256(account)) revert ReverseAddressMismatch(name, primary);
    }

    function resolverOf(bytes memory name, bytes32 node) private view returns (address resolver) {
        resolver = registry.resolver(node);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
    }

    function refuse(address resolver, bytes memory failure) private view {
        if (bytes4(failure) != offchainLookup) revert ResolverError(failure);
        bytes memory fields = new bytes(failure.length - 4);
        for (uint256 at = 0; at < fields.length; at++) fields[at] = failure[at + 4];
        (, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) = abi.decode(fields, (address, string[], bytes, bytes4, bytes));
        revert OffchainLookup(address(this), urls, callData, this.finish.selector, abi.encode(resolver, callback, extra));
    }

    function nodeOf(bytes calldata dns, uint256 at) private pure returns (bytes32) {
        if (at >= dns.length) revert DNSDecodingFailed(dns);
        uint256 size = uint8(dns[at]);
        if (size == 0) return 0;
        if (at + 1 + size > dns.length) revert DNSDecodingFailed(dns);
        return below(nodeOf(dns, at + 1 + size), dns[at + 1:at + 1 + size]);
    }

    function nodeOfText(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        for (uint256 at = end; at > 0; at--) {
            if (name[at - 1] != "." && at > 1) continue;
            uint256 start = name[at - 1] == "." ? at : at - 1;
            bytes memory label = new bytes(end - start);
            for (uint256 index = 0; index < label.length; index++) label[index] = name[start + index];
            node = below(node, label);
            end = at - 1;
        }
    }

    function below(bytes32 node, bytes memory label) private pure returns (bytes32) {
        return keccak256(abi.encodePacked(node, keccak256(label)));
    }

    /// Lower-case hex; a number without its leading zeros.
    function hexOf(bytes memory value, bool isNumber) private pure returns (bytes memory text) {
        bytes memory digits = "0123456789abcdef";
        for (uint256 at = 0; at < value.length * 2; at++) {
            uint8 digit = at % 2 == 0 ? uint8(value[at / 2]) >> 4 : uint8(value[at / 2]) & 15;
            if (!isNumber || digit != 0 || text.length != 0) text = bytes.concat(text, digits[digit]);
        }
    }
}
