import type { EventoDoProcesso, ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Casos, casosForTests, SEM_CASOS } from '../juridico.processos-for-tests.ts';

let c: Casos;
beforeAll(async () => {
  c = await casosForTests();
});
afterAll(() => c.app.close());
beforeEach(() => c.app.rows(SEM_CASOS));

const sent = (who: TestPerson, nome = 'peca.pdf') => sendPdf(c.app, who, 'processos', nome);
type Reply = ProcessoCompleto & EventoDoProcesso & { code: string };
const anexar = async (who: TestPerson, path: string, anexos: string[]) =>
  who.rest<Reply>('POST', `/processos/${path}/anexar`, { anexos });
const remover = (who: TestPerson, path: string, anexo: string) =>
  who.rest<Reply>('POST', `/processos/${path}/remover-anexo`, { anexo });
const baixar = async (who: TestPerson, id: string) => (await who.rest('GET', `/anexos/${id}`)).status;
const novoEvento = async (who: TestPerson, id: string, anexos?: string[]) =>
  (
    await who.rest<EventoDoProcesso>('POST', `/processos/${id}/eventos`, {
      ...{ titulo: 'Sentença', descricao: 'Procedente.', data: '2026-11-01', anexos },
    })
  ).body;

it('a case takes PDFs when it is made and later, up to twenty, and lets go of them', async () => {
  const um = await c.made({ ...c.judicial(), anexos: [await sent(c.julia, 'inicial.pdf')] });
  expect(um.anexos).toMatchObject([{ nome: 'inicial.pdf', anexadoPor: 'Júlia' }]);
  const novos = await Promise.all(Array.from({ length: 19 }, (_, n) => sent(c.julia, `${n}.pdf`)));
  expect((await anexar(c.elias, um.id, [await sent(c.elias)])).status).toBe(403);
  const { body } = await anexar(c.julia, um.id, novos);
  expect([body.anexos.length, body.versao]).toEqual([20, um.versao]);
  expect(await anexar(c.julia, um.id, [await sent(c.julia)])).toMatchObject({
    status: 422,
    body: { code: 'processos.anexos_demais', message: 'No máximo 20 anexos.' },
  });
  const first = um.anexos[0]?.id ?? '';
  expect(await remover(c.elias, um.id, first)).toMatchObject({ status: 403 });
  expect((await remover(c.julia, um.id, first)).body.anexos).toHaveLength(19);
  expect((await remover(c.julia, um.id, first)).status).toBe(404);
  expect(await baixar(c.julia, first)).toBe(404);
  expect((await anexar(c.julia, um.id, [await sent(c.bia)])).status).toBe(404);
});

it('of two that add the twentieth at once one is refused', async () => {
  const um = await c.made({
    ...c.judicial(),
    anexos: await Promise.all(Array.from({ length: 19 }, () => sent(c.julia))),
  });
  const files = [await sent(c.julia), await sent(c.julia)];
  const both = await Promise.all(files.map((file) => anexar(c.julia, um.id, [file])));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('an event takes them of its author or a legal editor, who alone takes them out, or deletes an event that has some', async () => {
  const um = await c.made();
  const evento = await novoEvento(c.elias, um.id, [await sent(c.elias, 'sentenca.pdf')]);
  expect(evento.anexos).toMatchObject([{ nome: 'sentenca.pdf' }]);
  const [arquivo] = evento.anexos;
  const colega = await c.deEscritorio(c.prado);
  const path = `eventos/${evento.id}`;
  expect(await anexar(colega, path, [await sent(colega)])).toMatchObject({
    status: 403,
    body: { code: 'processos.de_outro' },
  });
  expect((await anexar(c.julia, path, [await sent(c.julia, 'b.pdf')])).body.anexos).toHaveLength(2);
  expect((await anexar(c.elias, path, [await sent(c.elias, 'c.pdf')])).body.anexos).toHaveLength(3);
  const read = async (who: TestPerson) =>
    (await who.rest<ProcessoCompleto>('GET', `/processos/${um.id}`)).body.andamentos.itens.find(
      ({ tipo }) => tipo === 'evento',
    );
  expect(await read(c.elias)).toMatchObject({
    anexos: [{ nome: 'sentenca.pdf' }, { nome: 'b.pdf' }, { nome: 'c.pdf' }],
    pode: { excluir: 'com_anexos', excluirAnexo: 'com_anexos' },
  });
  expect((await read(c.julia))?.pode).toEqual({});
  expect((await remover(c.elias, path, arquivo?.id ?? '')).status).toBe(403);
  expect((await remover(c.julia, path, arquivo?.id ?? '')).body.anexos).toHaveLength(2);
  const remove = (who: TestPerson) => who.rest<Reply>('DELETE', `/processos/eventos/${evento.id}`, { versao: 1 });
  expect(await remove(c.elias)).toMatchObject({ status: 403, body: { code: 'processos.com_anexos' } });
  expect((await remove(c.julia)).status).toBe(200);
  expect(
    await c.app.rows('select from anexos where nome = any($1) and usado_em is not null and liberado_em is null', [
      ['sentenca.pdf', 'b.pdf', 'c.pdf'],
    ]),
  ).toEqual([]);
  expect((await anexar(c.julia, path, [await sent(c.julia)])).status).toBe(404);
});

it('a file is opened by who sees the case, written down, and by nobody once the case is deleted', async () => {
  const um = await c.made({ ...c.judicial(), anexos: [await sent(c.julia, 'inicial.pdf')] });
  const doCaso = um.anexos[0]?.id ?? '';
  const evento = await novoEvento(c.elias, um.id, [await sent(c.elias)]);
  const doEvento = evento.anexos[0]?.id ?? '';
  const ana = await c.app.person(['filiado']);
  await c.app.rows('update filiados set usuario_id = $1 where id = $2', [ana.usuarioId, c.membros[0]]);
  for (const id of [doCaso, doEvento]) {
    expect([await baixar(c.julia, id), await baixar(c.vera, id), await baixar(c.elias, id)]).toEqual([200, 200, 200]);
    expect([await baixar(c.bia, id), await baixar(ana, id), await baixar(c.gestora, id)]).toEqual([404, 404, 404]);
  }
  const log = await c.app.rows(
    "select filiado_id, detalhe from acessos_dados where ato = 'baixar' and usuario_id = $1 order by id",
    [c.vera.usuarioId],
  );
  expect(log).toMatchObject([
    { filiado_id: c.membros[0], detalhe: { processo: um.numero, arquivo: 'inicial.pdf' } },
    { filiado_id: c.membros[0], detalhe: { arquivo: 'peca.pdf' } },
  ]);
  expect((await c.julia.rest('POST', `/processos/${um.id}/excluir`, { versao: 2 })).status).toBe(200);
  expect([await baixar(c.julia, doCaso), await baixar(c.julia, doEvento)]).toEqual([404, 404]);
  expect((await anexar(c.julia, um.id, [await sent(c.julia)])).status).toBe(404);
});

it('other files than PDFs are refused', async () => {
  await expect(sendPdf(c.app, c.julia, 'processos', 'a.pdf', Buffer.from('olá'))).rejects.toThrow();
});
