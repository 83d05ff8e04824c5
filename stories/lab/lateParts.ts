// Tests wait one turn for what a page loads late.
import '../../src/state/session/connection/connection.late'
import '../../src/state/session/session.late'
import '../../src/state/session/wallets/impressions.late'
import '../../src/siwx/roles.late'
import '../../src/hooks/session/approvals.late'
import '../../src/state/money/calls/readCapabilities.late'
import '../../src/hooks/verbs.late'
import '../../src/state/session/signIn/signInAndWait.late'
