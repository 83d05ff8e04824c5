// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// A token of the lab, all of it with whoever deploys it until somebody makes more: it is worth nothing.
contract LabToken is ERC20Permit {
    uint8 private immutable places;

    constructor(string memory name, string memory symbol, uint8 decimals_, uint256 supply) ERC20(name, symbol) ERC20Permit(name) {
        places = decimals_;
        _mint(msg.sender, supply);
    }

    function decimals() public view override returns (uint8) {
        return places;
    }

    function mint(address to, uint256 value) external {
        _mint(to, value);
    }
}
