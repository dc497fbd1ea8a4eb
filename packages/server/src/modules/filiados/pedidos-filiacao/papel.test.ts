import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import type { Pedido, PedidoListado } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { pedido, ticketOf, tokenTo } from './pedidos-for-tests.ts';

let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let visita: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario']);
  editor = await app.person(['editor_filiado']);
  visita = await app.person(['visualizador_usuario']);
});
afterAll(() => app.close());

/** Out: the token of its link. */
async function send(email: string, cpf = '529.982.247-25'): Promise<string> {
  expect(
    (await app.stranger.rest('POST', '/filiacao', pedido({ email, cpf, matricula: cpf, name: email }), ticketOf(app)))
      .status,
  ).toBe(200);
  return tokenTo(app, email);
}
const sign = (token: string, cpf = '529.982.247-25') =>
  app.stranger.rest('POST', '/filiacao/assinar', { token, cpf, concordo: true });
async function waiting(estado = 'aguardando_assinatura'): Promise<PedidoListado> {
  const { body } = await editor.rest<{ itens: PedidoListado[] }>('GET', `/pedidos-filiacao?estado=${estado}`);
  const [found] = body.itens;
  if (!found) throw new Error('not in the queue');
  return found;
}
const act = <T = Pedido>(id: string, verb: string, body: object, who = editor) =>
  who.rest<T>('POST', `/pedidos-filiacao/${id}/${verb}`, body);

it('a form signed on paper is attached by the desk and signs: once, PDF of one’s own, and the link signs no more', async () => {
  const token = await send('mhelena52@uol.com.br');
  const { id, versao } = await waiting();
  const alheio = await sendPdf(app, gestora, 'pedidosFiliacao');
  const daFicha = await sendPdf(app, editor, 'filiados');
  for (const anexo of [alheio, daFicha]) {
    expect((await act(id, 'anexar-ficha', { versao, anexos: [anexo] })).status).toBeGreaterThanOrEqual(400);
  }
  expect((await act(id, 'anexar-ficha', { versao, anexos: [] })).status).toBe(400);
  const anexo = await sendPdf(app, editor, 'pedidosFiliacao', 'papel.pdf');
  expect((await act(id, 'anexar-ficha', { versao, anexos: [anexo] }, visita)).status).toBe(403);
  const done = await act(id, 'anexar-ficha', { versao, anexos: [anexo] });
  expect(done.body).toMatchObject({
    estado: 'assinado',
    assinatura: 'papel',
    anexo: { id: anexo, nome: 'papel.pdf' },
  });
  expect(done.body.evidencia).toBeNull();
  const again = await sendPdf(app, editor, 'pedidosFiliacao');
  const twice = await act<Refusal>(id, 'anexar-ficha', { versao: done.body.versao, anexos: [again] });
  expect([twice.status, twice.body.code]).toEqual([409, 'pedidosFiliacao.estado']);
  expect((await sign(token)).body).toMatchObject({ resultado: 'ja_assinado' });
  const accepted = await act(id, 'aceitar', { versao: done.body.versao });
  const { body } = await editor.rest<Filiado>('GET', `/filiados/${accepted.body.filiadoId}/restritos`);
  expect(body.arquivos.map(({ nome }) => nome)).toEqual(['papel.pdf']);
});

it('of a member who is made anonymous what they answered goes with the record; protocol and dates stay', async () => {
  const token = await send('outra@uol.com.br', '111.444.777-35');
  await sign(token, '111.444.777-35');
  const { id, versao } = await waiting('assinado');
  const { filiadoId } = (await act(id, 'aceitar', { versao })).body;
  await app.rows('update filiados set anonimizado_em = now() where id = $1', [filiadoId]);
  const [left] = await app.rows<Record<string, unknown>>('select * from pedidos_filiacao where id = $1', [id]);
  expect(left).toMatchObject({ protocolo: expect.stringMatching(/^2026/), estado: 'aceito', filiado_id: filiadoId });
  for (const campo of ['dados', 'nome', 'cpf', 'email', 'termo', 'evidencia', 'anexo_id']) {
    expect([campo, left?.[campo]]).toEqual([campo, null]);
  }
  expect([left?.resumos_do_link, left?.apagado_em]).toEqual([[], expect.anything()]);
  expect((await act(id, 'aceitar', { versao: Number(left?.versao) })).status).toBe(409);
});
