// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Boats of the lab: each owner has three. Of the first all is on the chain, the second leads away, the third lies.
contract LabNft is ERC721Enumerable {
    constructor(address[] memory owners) ERC721("Lab Boats", "BOAT") {
        for (uint256 i = 0; i < owners.length; i++) for (uint256 k = 1; k < 4; k++) _mint(owners[i], i * 3 + k);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        if (id % 3 == 2) return string.concat("ipfs://QmSP4nq9fnN9dAiCj42ug9Wa79rqmQerZXZch82VqpiH7U/", Strings.toString(id));
        if (id % 3 == 0) return "data:application/json,{\"name\":\"<script>alert(1)</script>\",\"image\":\"http://tracker.example/a.png\"}";
        return string.concat(
            "data:application/json;utf8,{\"name\":\"Boat ", Strings.toString(id),
            "\",\"description\":\"Seaworthy.\",\"image\":\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='navy'/%3E%3C/svg%3E\"}"
        );
    }
}
