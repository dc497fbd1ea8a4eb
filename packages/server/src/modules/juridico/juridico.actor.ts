/** Who of the legal area sees beyond the own offices. Source: decisions §4; decisions-legal (Permissions); invariant B9. */
import { can, type Permission } from '@sede/domain/access';
import type { Who } from '#platform/api/index.ts';

/** By another role than that of an office's user; what several roles grant together is the widest of it. */
export const seesAllOffices = ({ papeis }: Pick<Who, 'papeis'>, permission: Permission): boolean =>
  can(
    papeis.filter((papel) => papel !== 'escritorio_juridico'),
    permission,
  );
