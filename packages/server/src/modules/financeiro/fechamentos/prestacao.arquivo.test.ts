/** The PDF of a period as a job: once, whoever asked, kept for a day, begun again after an end in the middle. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';
import { pdfDaPrestacao } from './prestacao-for-tests.ts';

const OUTUBRO = 'inicio=2026-09-21&fim=2026-10-20';
const AGORA = '2026-11-20T15:00:00.000Z';

let c: CaixaOffice;
let pdf: ReturnType<typeof pdfDaPrestacao>;
beforeAll(async () => {
  c = await caixaOffice();
  pdf = pdfDaPrestacao(c);
});
afterAll(() => c.close());
beforeEach(async () => {
  c.app.clock.set(AGORA);
  c.app.jobs.length = 0;
  await c.app.rows('delete from trabalhos');
  await c.app.rows('delete from avisos');
  await c.clear();
  for (const chave of await stored()) await c.app.services.files.remove(chave);
});

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { chave } of c.app.services.files.list()) keys.push(chave);
  const known = await c.app.rows<{ chave: string }>('select chave from anexos');
  return keys.filter((key) => !known.some(({ chave }) => chave === key));
}
const paga = async () => {
  const { id } = await c.despesa();
  const anexo = await sendPdf(c.app, c.ana, 'despesas');
  const { versao } = await c.ok(c.ana, 'GET', `/despesas/${id}`);
  const com = await c.ok(c.ana, 'POST', `/despesas/${id}/anexar`, { versao, anexos: [anexo] });
  expect((await c.liquidar(c.ana, { id, versao: com.versao }, '2026-10-01')).status).toBe(200);
};

describe('asking', () => {
  it('several times at once is one job; while it is made the page shows how far; then again is another', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => pdf.pedir(OUTUBRO)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(c.app.jobs).toHaveLength(1);
    expect(await pdf.estado(OUTUBRO)).toMatchObject({ estado: 'na_fila', progresso: 0, guardadoAte: null });
    await c.app.rows(`update trabalhos set estado = 'falhou', terminado_em = $1`, [AGORA]);
    expect(await pdf.estado(OUTUBRO)).toMatchObject({ estado: 'falhou', guardadoAte: null });
    const { body: outro } = await pdf.pedir(OUTUBRO);
    expect(outro.id).not.toBe(answers[0]?.body.id);
  });

  it('is of a person and of a period: another of either is another job, and none is seen by the other', async () => {
    await pdf.pedir(OUTUBRO);
    await pdf.pedir('inicio=2026-09-21');
    await pdf.pedir(OUTUBRO, c.ana);
    expect(c.app.jobs).toHaveLength(3);
    expect(await pdf.estado('fim=2026-10-20')).toBeNull();
    expect(await pdf.estado(OUTUBRO, c.bruno)).toBeNull();
  });

  it('for more than one file takes, or where the disk has no room, is refused with the reason and leaves no job', async () => {
    await paga();
    await c.app.rows('update anexos set tamanho = 2147483649');
    const refused = await pdf.pedir(OUTUBRO);
    expect([refused.status, refused.body.code]).toEqual([422, 'fechamentos.periodo_grande']);
    expect(refused.body.message).toContain('até 20.000 lançamentos');
    await c.app.rows('update anexos set tamanho = 1000');
    const { files } = c.app.services;
    const { freeBytes } = files;
    files.freeBytes = async () => 1000;
    const full = await pdf.pedir(OUTUBRO);
    files.freeBytes = freeBytes;
    expect([full.status, full.body.code]).toEqual([507, 'plataforma.sem_espaco_anexos']);
    expect(c.app.jobs).toEqual([]);
  });
});

describe('the file', () => {
  it('is told by the bell, and downloaded by who asked and by nobody else, while the permission lasts', async () => {
    await paga();
    const { body } = await pdf.pedir(OUTUBRO);
    expect((await pdf.arquivo(body.id)).status).toBe(404);
    expect(await pdf.gerar()).toMatchObject({ estado: 'concluido', etapa: 'Documentos: 1 de 1' });
    expect(await pdf.estado(OUTUBRO)).toMatchObject({
      id: body.id,
      progresso: 100,
      prontoEm: AGORA,
      guardadoAte: '2026-11-21T15:00:00.000Z',
      tamanho: expect.any(Number),
    });
    const avisos = await c.app.rows<{ usuario_id: string; tipo: string }>('select usuario_id, tipo from avisos');
    expect(avisos).toEqual([{ usuario_id: c.vera.usuarioId, tipo: 'prestacao_pronta' }]);
    const { status, bytes, headers } = await pdf.arquivo(body.id);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(await pdf.arquivo(body.id, c.ana)).toMatchObject({
      status: 404,
      body: { code: 'fechamentos.arquivo_nao_encontrado' },
    });
    await c.app.rows(`update papeis_usuario set papel = 'juridico' where usuario_id = $1`, [c.vera.usuarioId]);
    const refused = await pdf.arquivo(body.id);
    await c.app.rows(`update papeis_usuario set papel = 'visualizador_financeiro' where usuario_id = $1`, [
      c.vera.usuarioId,
    ]);
    expect(refused.status).toBe(403);
    for (const chave of await stored()) await c.app.services.files.remove(chave);
    expect((await pdf.arquivo(body.id)).body.code).toBe('fechamentos.arquivo_nao_encontrado');
  });

  it('made again lets the earlier one of the same period go, and no other', async () => {
    const { body: primeiro } = await pdf.pedir(OUTUBRO);
    await pdf.gerar();
    await pdf.pedir('inicio=2026-09-21');
    await pdf.gerar();
    c.app.clock.advance(60_000);
    const { body: segundo } = await pdf.pedir(OUTUBRO);
    await pdf.gerar();
    expect((await pdf.estado(OUTUBRO))?.id).toBe(segundo.id);
    expect((await pdf.arquivo(primeiro.id)).status).toBe(404);
    expect((await pdf.arquivo(segundo.id)).status).toBe(200);
    expect((await pdf.estado('inicio=2026-09-21'))?.estado).toBe('concluido');
    expect(await stored()).toHaveLength(2);
    // One for each period.
    expect(await c.app.rows('select 1 from avisos')).toHaveLength(2);
  });

  it('is kept for a day and not a minute longer: then neither shown nor given, and swept', async () => {
    const { body } = await pdf.pedir(OUTUBRO);
    await pdf.gerar();
    c.app.clock.advance(24 * 3_600_000 - 60_000);
    expect(await pdf.varrer()).toMatchObject({ resultado: { soltos: 0 } });
    expect((await pdf.arquivo(body.id)).status).toBe(200);
    c.app.clock.advance(60_000);
    expect(await pdf.estado(OUTUBRO)).toBeNull();
    expect((await pdf.arquivo(body.id)).status).toBe(404);
    expect(await pdf.varrer()).toMatchObject({ resultado: { soltos: 1 } });
    expect(await stored()).toEqual([]);
  });
});

it('ended in the middle leaves no file, no notice, and is begun again under the same name', async () => {
  await paga();
  const { body } = await pdf.pedir(OUTUBRO);
  const ended = new AbortController();
  ended.abort();
  expect(await pdf.gerar(ended.signal)).toMatchObject({ id: body.id, estado: 'na_fila', tentativas: 1 });
  expect(await stored()).toEqual([]);
  expect(await c.app.rows('select 1 from avisos')).toEqual([]);
  expect(await pdf.gerar()).toMatchObject({ id: body.id, estado: 'concluido', tentativas: 2 });
  expect((await pdf.arquivo(body.id)).status).toBe(200);
});
