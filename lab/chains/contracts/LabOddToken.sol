// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that takes a part of what is sent, and refuses to be sent while it is closed.
contract LabOddToken is ERC20 {
    /// In hundredths of what is sent.
    uint256 public immutable fee;
    bool public isClosed;

    constructor(string memory name, string memory symbol, uint256 supply, uint256 fee_, bool isClosed_) ERC20(name, symbol) {
        _mint(msg.sender, supply);
        fee = fee_;
        isClosed = isClosed_;
    }

    function close(bool isClosed_) external {
        isClosed = isClosed_;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!isClosed || from == address(0), "The harbour is closed");
        uint256 kept = from == address(0) ? 0 : (value * fee) / 100;
        super._update(from, to, value - kept);
        if (kept > 0) super._update(from, address(this), kept);
    }
}
