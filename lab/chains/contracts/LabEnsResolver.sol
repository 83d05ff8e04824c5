// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Registry {
    function owner(bytes32 node) external view returns (address);
}

/// Records of names, set by whoever the registry says owns them (EIP-137, ENSIP-3, 5, 7 and 9).
contract LabEnsResolver {
    Registry private immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) private names;
    mapping(bytes32 => bytes) private contents;

    error NotOwner(bytes32 node);

    modifier onlyOwner(bytes32 node) {
        if (registry.owner(node) != msg.sender) revert NotOwner(node);
        _;
    }

    constructor(address registry_) {
        registry = Registry(registry_);
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function contenthash(bytes32 node) external view returns (bytes memory) {
        return contents[node];
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external onlyOwner(node) {
        addresses[node][coinType] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[node][key] = value;
    }

    function setName(bytes32 node, string calldata value) external onlyOwner(node) {
        names[node] = value;
    }

    function setContenthash(bytes32 node, bytes calldata value) external onlyOwner(node) {
        contents[node] = value;
    }
}
