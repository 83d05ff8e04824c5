// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The fee oracle since the Isthmus upgrade, which adds a fee of the operator.
contract LabOperatorFeeOracle {
    function getL1Fee(bytes memory data) external pure returns (uint256) {
        return data.length * 1e12;
    }

    function getOperatorFee(uint256 gas) external pure returns (uint256) {
        return gas * 1e7 + 1e12;
    }
}
