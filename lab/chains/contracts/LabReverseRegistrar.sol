// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Registry {
    function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver) external;
}

interface Resolver {
    function setName(bytes32 node, string calldata name) external;
}

/// Lets an account say what it is called: anything, true or not (EIP-181). Owns addr.reverse or its like.
contract LabReverseRegistrar {
    Registry private immutable registry;
    Resolver private immutable resolver;
    bytes32 private immutable parent;

    constructor(address registry_, address resolver_, bytes32 parent_) {
        registry = Registry(registry_);
        resolver = Resolver(resolver_);
        parent = parent_;
    }

    function setName(string calldata name) external {
        bytes32 label = keccak256(hexOf(msg.sender));
        registry.setSubnodeRecord(parent, label, address(this), address(resolver));
        resolver.setName(keccak256(abi.encodePacked(parent, label)), name);
    }

    function hexOf(address account) private pure returns (bytes memory text) {
        text = new bytes(40);
        for (uint256 at = 0; at < 40; at++) {
            uint8 digit = uint8(uint160(account) >> (156 - 4 * at)) & 15;
            text[at] = bytes1(digit + (digit < 10 ? 48 : 87));
        }
    }
}
