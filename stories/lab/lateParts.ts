// Tests wait one turn for what a page loads late.
import '../../src/state/connection/connection.late'
import '../../src/state/app/session.late'
import '../../src/siwx/roles.late'
