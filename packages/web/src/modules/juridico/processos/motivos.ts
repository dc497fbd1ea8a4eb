/** Why something may not be done with a case, as its `pode` says it. */
import { processosMotivos } from '@sede/domain/modules/juridico/processos';

export type Motivo = Parameters<typeof processosMotivos.texto>[0];

/** Never, whatever the situation: the person only reads, and is not shown what others do. */
export const soConsulta = (motivo: Motivo): boolean => motivo === 'so_consulta';
export const motivoDito = (motivo: Motivo): string | null => processosMotivos.texto(motivo) ?? null;
