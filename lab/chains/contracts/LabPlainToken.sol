// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token without EIP-2612: only a transaction allows somebody to take it. Anybody makes more, it is worth nothing.
contract LabPlainToken is ERC20 {
    constructor(string memory name, string memory symbol) ERC20(name, symbol) {}

    function mint(address to, uint256 value) external {
        _mint(to, value);
    }
}
