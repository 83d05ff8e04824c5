// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Two tokens whose reserves keep their product; three thousandths of what comes in stay. Reads like a pair of Uniswap V2.
contract LabPool {
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private readAt;

    event Sync(uint112 reserve0, uint112 reserve1);
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );

    constructor(address token0_, address token1_) {
        (token0, token1) = (token0_, token1_);
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, readAt);
    }

    /// What is here by now is what there is: how a pool is filled.
    function sync() public {
        (reserve0, reserve1) = (uint112(held(token0)), uint112(held(token1)));
        readAt = uint32(block.timestamp);
        emit Sync(reserve0, reserve1);
    }

    /// Gives what is wanted, if enough of the other came before.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata) external {
        require(amount0Out > 0 || amount1Out > 0, "INSUFFICIENT_OUTPUT_AMOUNT");
        (uint256 had0, uint256 had1) = (reserve0, reserve1);
        require(amount0Out < had0 && amount1Out < had1, "INSUFFICIENT_LIQUIDITY");
        if (amount0Out > 0) IERC20(token0).transfer(to, amount0Out);
        if (amount1Out > 0) IERC20(token1).transfer(to, amount1Out);
        (uint256 has0, uint256 has1) = (held(token0), held(token1));
        (uint256 in0, uint256 in1) = (has0 + amount0Out - had0, has1 + amount1Out - had1);
        require((has0 * 1000 - in0 * 3) * (has1 * 1000 - in1 * 3) >= had0 * had1 * 1e6, "K");
        sync();
        emit Swap(msg.sender, in0, in1, amount0Out, amount1Out, to);
    }

    function held(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }
}

/// Makes pools and finds them; reads like the factory of Uniswap V2.
contract LabFactory {
    mapping(address => mapping(address => address)) public getPair;
    address[] public allPairs;

    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    function createPair(address one, address other) external returns (address pair) {
        require(one != other && getPair[one][other] == address(0), "PAIR_EXISTS");
        (address token0, address token1) = one < other ? (one, other) : (other, one);
        pair = address(new LabPool(token0, token1));
        (getPair[token0][token1], getPair[token1][token0]) = (pair, pair);
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }
}
