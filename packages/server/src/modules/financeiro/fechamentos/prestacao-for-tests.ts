/**
 * What the tests of a period's PDF share: its job done as the queue would, and the file that its person downloads.
 *
 *     const pdf = pdfDaPrestacao(c);
 *     const answer = await pdf.baixar('inicio=2026-09-21&fim=2026-10-20');     // asked for, made and downloaded by Vera
 */
import type { ArquivoDaPrestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { expect } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { jobRunner } from '#platform/jobs/run-job-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { CaixaOffice } from '../financeiro.caixa-for-tests.ts';
import { registerPrestacao } from './prestacao.arquivo.ts';

const PATH = '/fechamentos/prestacao/arquivo';

export function pdfDaPrestacao({ app, ok, vera }: CaixaOffice) {
  const { db, clock, services } = app;
  const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  const run = jobRunner(app, (jobs) => registerPrestacao(jobs, { db, clock, files: services.files, systemWrite }));
  const pedir = (query: string, who: TestPerson = vera) =>
    who.rest<{ id: string; code: string; message: string }>(
      'POST',
      PATH,
      Object.fromEntries(new URLSearchParams(query)),
    );
  return {
    pedir,
    gerar: (signal?: AbortSignal) => run('prestacao-arquivo', signal),
    varrer: () => run('varrer-prestacoes'),
    async estado(query: string, who: TestPerson = vera) {
      return (await ok<{ arquivo: ArquivoDaPrestacao | null }>(who, 'GET', `${PATH}?${query}`)).arquivo;
    },
    arquivo: (id: string, who: TestPerson = vera) => who.rest<{ code: string }>('GET', `${PATH}/${id}`),
    async baixar(query: string) {
      const { status, body } = await pedir(query);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(await run('prestacao-arquivo')).toMatchObject({ id: body.id, estado: 'concluido' });
      return vera.rest('GET', `${PATH}/${body.id}`);
    },
  };
}
