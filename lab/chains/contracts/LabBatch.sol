// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// What an account becomes that does several calls all or none (EIP-7702): its own key alone may ask it to.
contract LabBatch {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "Not the account itself");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, bytes memory why) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (isDone) continue;
            assembly {
                revert(add(why, 32), mload(why))
            }
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }
}
