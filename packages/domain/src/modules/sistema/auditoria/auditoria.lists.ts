/** By what the audit trail and the access log are sorted. No zod. */
import { listOrder } from '@sede/domain/kernel';

export const AUDITORIA_ORDEM = listOrder(['em'], '-em');
