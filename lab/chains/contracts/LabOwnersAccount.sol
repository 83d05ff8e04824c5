// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A contract account of several owners, with the events of a Safe: a transaction is executed, and a message is signed,
/// once as many owners as the threshold approved it on the chain. Hashes are those of a Safe (EIP-712).
contract LabOwnersAccount {
    event ExecutionSuccess(bytes32 indexed txHash, uint256 payment);
    event ExecutionFailure(bytes32 indexed txHash, uint256 payment);

    uint256 public nonce;
    uint256 private immutable threshold;
    address[] private owners;
    mapping(bytes32 hash => mapping(address owner => bool)) private approved;
    mapping(bytes32 hash => bool) private signed;

    constructor(address[] memory owners_, uint256 threshold_) {
        owners = owners_;
        threshold = threshold_;
    }

    receive() external payable {}

    function getThreshold() external view returns (uint256) {
        return threshold;
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function domainSeparator() public view returns (bytes32) {
        bytes32 typeHash = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(typeHash, block.chainid, address(this)));
    }

    /// The hash that the wallet answers with before the transaction is on the chain.
    function transactionHash(address to, uint256 value, bytes calldata data, uint256 nonce_) public view returns (bytes32) {
        bytes32 typeHash = keccak256(
            "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)"
        );
        bytes32 content = keccak256(bytes.concat(typeHash, abi.encode(to, value, keccak256(data), 0, 0, 0, 0, 0, 0, nonce_)));
        return keccak256(abi.encodePacked(hex"1901", domainSeparator(), content));
    }

    function approve(bytes32 hash) external {
        approved[hash][msg.sender] = true;
    }

    function execute(address to, uint256 value, bytes calldata data) external {
        bytes32 hash = transactionHash(to, value, data, nonce);
        require(count(hash) >= threshold, "approvals");
        nonce++;
        (bool isDone, ) = to.call{value: value}(data);
        if (isDone) emit ExecutionSuccess(hash, 0);
        else emit ExecutionFailure(hash, 0);
    }

    /// Several calls as one transaction, all or none, which the account asks of itself.
    function batch(address[] calldata to, uint256[] calldata value, bytes[] calldata data) external {
        require(msg.sender == address(this), "owners");
        for (uint256 i = 0; i < to.length; i++) {
            (bool isDone, ) = to[i].call{value: value[i]}(data[i]);
            require(isDone, "call");
        }
    }

    function signMessage(bytes32 hash) external {
        require(count(hash) >= threshold, "approvals");
        signed[hash] = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return signature.length == 0 && signed[hash] ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function count(bytes32 hash) private view returns (uint256 sum) {
        for (uint256 i = 0; i < owners.length; i++) if (approved[hash][owners[i]]) sum++;
    }
}
