/**
 * Whether the person schedules: null where the roles grant nothing of it; else why not, or null. The reading role schedules only where
 * the setting of the reception names the person. Source: decisions-legal (Reception, Panel).
 */
import { atendimentosErrors as errors } from '@sede/domain/modules/juridico/atendimentos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';

export function useQuemAgenda(): { motivo: string | null } | null {
  const can = useCan('atendimentos.agendar');
  const { data } = useQuery({ ...orpc.atendimentos.quem.queryOptions({ input: {} }), enabled: can });
  if (!can) return null;
  return { motivo: data && !data.agenda ? errors.so_consulta().message : null };
}
