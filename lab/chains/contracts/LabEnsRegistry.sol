// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The registry of EIP-137: who owns a name and which contract answers for it.
contract LabEnsRegistry {
    struct Entry {
        address owner;
        address resolver;
    }

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    mapping(bytes32 => Entry) private entries;

    error NotOwner(bytes32 node);

    modifier onlyOwner(bytes32 node) {
        if (entries[node].owner != msg.sender) revert NotOwner(node);
        _;
    }

    constructor() {
        entries[0].owner = msg.sender;
    }

    function owner(bytes32 node) external view returns (address) {
        return entries[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return entries[node].resolver;
    }

    function setResolver(bytes32 node, address resolver_) external onlyOwner(node) {
        entries[node].resolver = resolver_;
        emit NewResolver(node, resolver_);
    }

    function setOwner(bytes32 node, address owner_) external onlyOwner(node) {
        entries[node].owner = owner_;
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address owner_, address resolver_) external onlyOwner(node) {
        bytes32 child = keccak256(abi.encodePacked(node, label));
        entries[child] = Entry(owner_, resolver_);
        emit NewOwner(node, label, owner_);
        emit NewResolver(child, resolver_);
    }
}
