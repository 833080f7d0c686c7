import type { AuditAction, Manifest } from './registry.sql.js';
import type { Channel, RemoteName } from './releases/release.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'remote_audit.action': AuditAction;
    'remote_audit.channel': Channel;
    'added_remotes.name': RemoteName;
    'remote_pointers.name': RemoteName;
    'remote_releases.integrity': Record<string, string>;
    'remote_releases.name': RemoteName;
    'remote_releases.manifest': Manifest;
  }

  interface AnswerTypes {
    /** Every manifest has it. */
    'registry.selectEarlier.contract': string;
    /** Every manifest has it. */
    'registry.selectEarlier.entry': string;
    /** Every manifest has it. */
    'registry.selectOnceLive.contract': string;
    /** Every manifest has it. */
    'registry.selectOnceLive.entry': string;
    /** An alarm names the release it is about. */
    'registry.selectUnseenStep.alarms': string[];
  }
}
