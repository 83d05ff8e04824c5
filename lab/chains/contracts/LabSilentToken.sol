// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token of before the standard was settled: what moves it returns nothing.
contract LabSilentToken {
    string public constant name = "Lab Silent";
    string public constant symbol = "LHUSH";
    uint8 public constant decimals = 6;
    uint256 public immutable totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(uint256 supply) {
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
    }

    function transfer(address to, uint256 value) external {
        require(balanceOf[msg.sender] >= value, "too little");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}
