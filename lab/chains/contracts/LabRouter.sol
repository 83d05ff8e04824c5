// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

interface Weth {
    function deposit() external payable;
    function withdraw(uint256 wad) external;
}

interface Factory {
    function getPair(address one, address other) external view returns (address);
}

interface Pool {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112, uint112, uint32);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Swaps over pools, called like Uniswap's V2 router, with the permit and multicall of its V3, or like 1inch's V6.
contract LabRouter {
    /// What 1inch describes a swap by; the chain's own currency is 0xEeee…EEeE.
    struct SwapDescription {
        address srcToken;
        address dstToken;
        address payable srcReceiver;
        address payable dstReceiver;
        uint256 amount;
        uint256 minReturnAmount;
        uint256 flags;
    }

    address private constant native = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    address public immutable WETH;
    address public immutable factory;

    error ReturnAmountIsNotEnough(uint256 result, uint256 minReturn);
    error InvalidMsgValue();

    modifier ensure(uint256 deadline) {
        require(deadline >= block.timestamp, "EXPIRED");
        _;
    }

    constructor(address factory_, address weth_) {
        (factory, WETH) = (factory_, weth_);
    }

    receive() external payable {
        require(msg.sender == WETH);
    }

    function getAmountsOut(uint256 amountIn, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 at = 1; at < path.length; at++) {
            (uint256 reserveIn, uint256 reserveOut) = reservesOf(path[at - 1], path[at]);
            require(amounts[at - 1] > 0, "INSUFFICIENT_INPUT_AMOUNT");
            require(reserveIn > 0 && reserveOut > 0, "INSUFFICIENT_LIQUIDITY");
            uint256 kept = amounts[at - 1] * 997;
            amounts[at] = (kept * reserveOut) / (reserveIn * 1000 + kept);
        }
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        amounts = amountsFor(amountIn, amountOutMin, path);
        take(path[0], poolOf(path[0], path[1]), amountIn);
        walk(amounts, path, to);
    }

    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable ensure(deadline) returns (uint256[] memory amounts) {
        require(path[0] == WETH, "INVALID_PATH");
        amounts = amountsFor(msg.value, amountOutMin, path);
        wrap(poolOf(path[0], path[1]), msg.value);
        walk(amounts, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external ensure(deadline) returns (uint256[] memory amounts) {
        require(path[path.length - 1] == WETH, "INVALID_PATH");
        amounts = amountsFor(amountIn, amountOutMin, path);
        take(path[0], poolOf(path[0], path[1]), amountIn);
        walk(amounts, path, address(this));
        unwrap(to, amounts[amounts.length - 1]);
    }

    /// `data` is the path and a permit, which is empty or the arguments of EIP-2612's `permit`, encoded.
    function swap(
        address,
        SwapDescription calldata desc,
        bytes calldata data
    ) external payable returns (uint256 returnAmount, uint256 spentAmount) {
        (address[] memory path, bytes memory permit) = abi.decode(data, (address[], bytes));
        bool isNative = desc.srcToken == native;
        if (msg.value != (isNative ? desc.amount : 0)) revert InvalidMsgValue();
        require(path[0] == tokenOf(desc.srcToken) && path[path.length - 1] == tokenOf(desc.dstToken), "INVALID_PATH");
        uint256[] memory amounts = getAmountsOut(desc.amount, path);
        (returnAmount, spentAmount) = (amounts[amounts.length - 1], desc.amount);
        if (returnAmount < desc.minReturnAmount) revert ReturnAmountIsNotEnough(returnAmount, desc.minReturnAmount);
        address first = poolOf(path[0], path[1]);
        // Somebody may have used the permit before: what counts is the allowance.
        if (permit.length > 0) desc.srcToken.call(abi.encodePacked(IERC20Permit.permit.selector, permit));
        if (isNative) wrap(first, desc.amount);
        else take(desc.srcToken, first, desc.amount);
        address payable to = desc.dstReceiver == address(0) ? payable(msg.sender) : desc.dstReceiver;
        walk(amounts, path, desc.dstToken == native ? address(this) : to);
        if (desc.dstToken == native) unwrap(to, returnAmount);
    }

    function selfPermit(
        address token,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external payable {
        IERC20Permit(token).permit(msg.sender, address(this), value, deadline, v, r, s);
    }

    /// Fails in the words of the first that fails.
    function multicall(bytes[] calldata data) external payable returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 at = 0; at < data.length; at++) {
            (bool isDone, bytes memory result) = address(this).delegatecall(data[at]);
            if (!isDone) assembly { revert(add(result, 32), mload(result)) }
            results[at] = result;
        }
    }

    function amountsFor(uint256 amountIn, uint256 least, address[] calldata path) private view returns (uint256[] memory amounts) {
        amounts = getAmountsOut(amountIn, path);
        require(amounts[amounts.length - 1] >= least, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function walk(uint256[] memory amounts, address[] memory path, address to) private {
        for (uint256 at = 1; at < path.length; at++) {
            Pool pool = Pool(poolOf(path[at - 1], path[at]));
            address next = at + 1 < path.length ? poolOf(path[at], path[at + 1]) : to;
            bool isFirst = pool.token0() == path[at];
            pool.swap(isFirst ? amounts[at] : 0, isFirst ? 0 : amounts[at], next, "");
        }
    }

    function reservesOf(address one, address other) private view returns (uint256, uint256) {
        Pool pool = Pool(poolOf(one, other));
        (uint256 reserve0, uint256 reserve1, ) = pool.getReserves();
        return pool.token0() == one ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function poolOf(address one, address other) private view returns (address pool) {
        pool = Factory(factory).getPair(one, other);
        require(pool != address(0), "INSUFFICIENT_LIQUIDITY");
    }

    function tokenOf(address named) private view returns (address) {
        return named == native ? WETH : named;
    }

    function take(address token, address to, uint256 value) private {
        require(IERC20(token).transferFrom(msg.sender, to, value), "TRANSFER_FROM_FAILED");
    }

    function wrap(address to, uint256 value) private {
        Weth(WETH).deposit{value: value}();
        IERC20(WETH).transfer(to, value);
    }

    function unwrap(address to, uint256 value) private {
        Weth(WETH).withdraw(value);
        (bool isPaid, ) = to.call{value: value}("");
        require(isPaid, "ETH_TRANSFER_FAILED");
    }
}
