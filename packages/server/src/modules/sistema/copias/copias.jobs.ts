/**
 * The backups' two jobs: an hourly look whether the nightly one is due, and the one that a person asked for.
 *
 * Registered with what only the composition root has; a killed process' job is begun again by the queue under the same id.
 */
import { COPIAS_AVISOS, COPIAS_SECTION } from '@sede/domain/modules/sistema/copias';
import type { SystemWrite } from '#platform/api/index.ts';
import { createCopyPlace } from '#platform/backup/copy-place.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { notify } from '../avisos/index.ts';
import { readConfiguracoes } from '../configuracoes/index.ts';
import { JOB_COPIA } from './copias.routes.ts';
import { type CopiasDeps, copiaNoturna, makeCopia } from './copias.service.ts';

type Deps = Omit<CopiasDeps, 'place' | 'settings' | 'systemWrite' | 'tellFailure'> & {
  systemWrite: SystemWrite;
};

export function copiasDeps({ systemWrite, ...rest }: Deps): CopiasDeps {
  const { db, clock } = rest;
  return {
    ...rest,
    place: () => createCopyPlace(rest.config),
    settings: async () => {
      const { copiasAutomaticas, copiasHora, copiasDiarias, copiasSemanais, copiasMensais } = await readConfiguracoes(
        db,
        COPIAS_SECTION.settings,
      );
      return {
        automaticas: copiasAutomaticas,
        hora: copiasHora,
        diarias: copiasDiarias,
        semanais: copiasSemanais,
        mensais: copiasMensais,
      };
    },
    systemWrite: (operacao, work) => systemWrite(operacao, ({ tx }) => work(tx)),
    tellFailure: (tx, id, erro) =>
      notify(
        { tx, now: clock.now().toISOString() },
        { aviso: COPIAS_AVISOS.falhou, dados: { erro }, registros: [id], junta: '' },
      ),
  };
}

export function registerCopias(jobs: Pick<Jobs, 'register'>, deps: Deps): void {
  const all = copiasDeps(deps);
  jobs.register('copia-noturna', () => copiaNoturna(all), { cron: '5 * * * *' });
  jobs.register<{ copiaId: string }>(JOB_COPIA, async ({ params }) => {
    const feita = await makeCopia(all, { id: params.copiaId, origem: 'manual', criadoPor: null });
    return { arquivo: feita?.arquivo ?? null };
  });
}
