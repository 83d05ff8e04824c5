// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Knows nothing itself: whoever asks is sent to a server (ERC-3668), whose answer is taken as it is.
contract LabOffchainResolver {
    string private url;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    constructor(string memory url_) {
        url = url_;
    }

    fallback() external {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, msg.data, this.answer.selector, "");
    }

    function answer(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }
}
