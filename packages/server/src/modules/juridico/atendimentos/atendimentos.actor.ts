/**
 * Who may do what with appointments: the Jurídico role, the reception that the setting names, the users of the office.
 *
 * The setting is read only where it decides. Source: decisions-legal (Two lists, Reception); invariant B9.
 */
import { can } from '@sede/domain/access';
import { atendimentosSettings, atendimentosErrors as errors } from '@sede/domain/modules/juridico/atendimentos';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Reader, Who } from '#platform/api/index.ts';
import { actsIn } from '../juridico.actor.ts';

/** By another role than the reading one, which schedules only where the setting names the person. */
const byRole = ({ papeis }: Pick<Who, 'papeis'>) =>
  can(
    papeis.filter((papel) => papel !== 'visualizador_juridico'),
    'atendimentos.agendar',
  );

export interface QuemAtende {
  /** Schedules, edits, cancels what is to come. */
  agenda: boolean;
  /** The Jurídico role: cancels whatever it is. */
  gere: boolean;
  conclui: boolean;
  registraEm(escritorioId: string): boolean;
  comentaEm(escritorioId: string): boolean;
}

export async function readQuem({ db, actor }: Pick<Reader, 'db' | 'actor'>): Promise<QuemAtende> {
  const gere = byRole(actor);
  const named = async () => {
    const { recepcaoJuridica } = await readConfiguracoes(db, atendimentosSettings);
    return recepcaoJuridica.some((email) => email.toLowerCase() === actor.email.toLowerCase());
  };
  return {
    agenda: gere || (can(actor.papeis, 'atendimentos.agendar') && (await named())),
    gere,
    conclui: can(actor.papeis, 'atendimentos.concluir'),
    registraEm: (escritorioId) => actsIn(actor, 'atendimentos.registrar', escritorioId),
    comentaEm: (escritorioId) => actsIn(actor, 'atendimentos.comentar', escritorioId),
  };
}

export const podeAgendar = async (reader: Pick<Reader, 'db' | 'actor'>): Promise<boolean> =>
  (await readQuem(reader)).agenda;

/** For what needs no appointment yet. */
export async function refuseConsulta(reader: Pick<Reader, 'db' | 'actor'>): Promise<QuemAtende> {
  const quem = await readQuem(reader);
  if (!quem.agenda) throw errors.so_consulta();
  return quem;
}
