// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// A contract account of the lab: its owner's signature is its own (EIP-1271).
contract LabAccount {
    address private immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError fault, ) = ECDSA.tryRecoverCalldata(hash, signature);
        bool isOwners = fault == ECDSA.RecoverError.NoError && signer == owner;
        return isOwners ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Makes accounts whose address is known before they exist (EIP-6492).
contract LabAccountFactory {
    function addressOf(address owner) public view returns (address) {
        return Create2.computeAddress(0, keccak256(creationCode(owner)));
    }

    function create(address owner) external returns (address account) {
        account = addressOf(owner);
        if (account.code.length == 0) Create2.deploy(0, 0, creationCode(owner));
    }

    function creationCode(address owner) private pure returns (bytes memory) {
        return abi.encodePacked(type(LabAccount).creationCode, abi.encode(owner));
    }
}
