// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Things of the lab: each owner has five of the first, and as many of the second as there can be.
contract LabItems is ERC1155 {
    constructor(address[] memory owners) ERC1155("https://items.example/{id}.json") {
        for (uint256 i = 0; i < owners.length; i++) {
            _mintUnchecked(owners[i], 1, 5);
            if (i == 0) _mintUnchecked(owners[i], 2, type(uint256).max);
        }
    }

    /// Owners with code need not agree.
    function _mintUnchecked(address owner, uint256 id, uint256 value) private {
        uint256[] memory ids = new uint256[](1);
        uint256[] memory values = new uint256[](1);
        (ids[0], values[0]) = (id, value);
        _update(address(0), owner, ids, values);
    }
}
