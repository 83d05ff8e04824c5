// Tests wait one turn for what a page loads late.
import '../../src/state/connection/connection.late'
import '../../src/state/app/session.late'
import '../../src/state/wallets/impressions.late'
import '../../src/siwx/roles.late'
import '../../src/hooks/approvals.late'
import '../../src/state/calls/readCapabilities.late'
import '../../src/hooks/verbs.late'
import '../../src/state/signIn/signInAndWait.late'
