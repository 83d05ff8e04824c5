// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A contract account that belongs to whoever initialises it first; until then its signatures are nobody's.
contract LabOpenAccount {
    address private owner;

    function initialize(address owner_) external {
        require(owner == address(0), "initialised");
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError fault, ) = ECDSA.tryRecoverCalldata(hash, signature);
        bool isOwners = fault == ECDSA.RecoverError.NoError && signer == owner;
        return isOwners ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
