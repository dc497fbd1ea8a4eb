import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import type {
  Pedido,
  PedidoEnviado,
  PedidoListado,
  TermoAAssinar,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfBytes } from '#platform/files/files-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { mailsTo, pedido, ticketOf, tokenTo } from './pedidos-for-tests.ts';

let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let visita: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
  visita = await app.person(['visualizador_usuario'], { nome: 'Vera Visita' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('update filiado_periodos set pedido_id = null');
  await app.rows('delete from consentimentos');
  await app.rows('update pedidos_filiacao set anexo_id = null');
  await app.rows('delete from filiados_anexos');
  await app.rows('delete from anexos');
  await app.rows('delete from pedidos_filiacao');
  await app.rows('delete from filiados');
  await app.rows('delete from contadores_anuais');
  await app.rows('delete from auth.tentativas');
  await app.rows('delete from emails');
  await app.rows('delete from avisos');
  await app.rows('delete from acessos_dados');
  await app.rows("delete from usuarios where email ~ '@(uol[.]com[.]br|[bc][.]co)$'");
});

const CPF = '529.982.247-25';
const EMAIL = 'mhelena52@uol.com.br';
const send = <T = PedidoEnviado>(body: object = pedido(), headers: Record<string, string> = ticketOf(app)) =>
  app.stranger.rest<T>('POST', '/filiacao', body, headers);
const sign = <T = { resultado: string; restam: number }>(token: string, cpf = CPF) =>
  app.stranger.rest<T>('POST', '/filiacao/assinar', { token, cpf, concordo: true, navegador: 'Teste' });
const termo = <T = TermoAAssinar>(token: string) => app.stranger.rest<T>('POST', '/filiacao/assinatura', { token });
const list = async (query = '', who = editor) =>
  (await who.rest<{ itens: PedidoListado[]; total: number }>('GET', `/pedidos-filiacao${query}`)).body;
const read = async (id: string, who = editor) => (await who.rest<Pedido>('GET', `/pedidos-filiacao/${id}`)).body;
const act = <T = Pedido>(id: string, verb: string, body: object, who = editor) =>
  who.rest<T>('POST', `/pedidos-filiacao/${id}/${verb}`, body);

async function signed(body: object = pedido(), email = EMAIL, cpf = CPF): Promise<PedidoListado> {
  const sent = await send(body);
  expect(sent.status).toBe(200);
  expect((await sign(await tokenTo(app, email), cpf)).body).toMatchObject({ resultado: 'assinado' });
  const found = (await list('?estado=assinado')).itens.find(({ protocolo }) => protocolo === sent.body.protocolo);
  if (!found) throw new Error('not in the queue');
  return found;
}
const member = async (over: object = {}) =>
  (
    await gestora.rest<Filiado>('POST', '/filiados', {
      ...{
        nomeCompleto: 'Maria H. Duarte',
        cpf: CPF,
        email: 'velho@uol.com.br',
        empresa: 'SENADO',
        matricula: '24871',
      },
      ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '1998-03-14', ...over },
    })
  ).body;

describe('sending', () => {
  it('gives protocol, masked address and date, mails the link, keeps terms and consents with their words', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ protocolo: '2026/0001', enviadoPara: 'mh•••••52@uol.com.br', validoAte: '2026-12-20' },
      mensagem: 'Dados enviados com sucesso!',
    });
    const [mail] = await mailsTo(app, EMAIL);
    expect(mail?.assunto).toBe('Assine seu termo de filiação');
    expect(`${mail?.assunto} ${mail?.texto}`).not.toMatch(/529[. ]?982/);
    const consents = await app.rows(
      'select finalidade, versao_texto, length(texto) > 20 as texto from consentimentos order by finalidade',
    );
    expect(consents).toEqual([
      { finalidade: 'filiacao', versao_texto: 0, texto: true },
      { finalidade: 'menores', versao_texto: 0, texto: true },
    ]);
    // Nothing of what was answered stands in the audit's entries.
    const trail = await app.rows<{ t: string }>(
      `select coalesce(depois::text, '') as t from auditoria where modulo = 'pedidosFiliacao'`,
    );
    expect(trail.map(({ t }) => t).join()).not.toMatch(/52998224725|Helena|HELENA|uol/);
  });

  it('protocols are gapless: what is refused takes no number', async () => {
    await send();
    expect((await send(pedido({ name: '' }))).status).toBe(400);
    expect((await send(pedido({ cpf: '111.444.777-35', email: 'b@b.co' }))).body.protocolo).toBe('2026/0002');
  });

  it('names all that is missing at once, in the text’s words', async () => {
    const { status, body } = await send<Refusal>(pedido({ rg: '', CEP: '' }, { consentimento: false }));
    expect(status).toBe(400);
    expect(body.message).toBe('Preencha os campos obrigatórios: RG, CEP, Autorização de tratamento de dados');
    expect(Object.keys(body.data.campos ?? {})).toEqual(['rg', 'CEP', 'consentimento']);
  });

  it.each([
    [{ cpf: '529.982.247-24' }, 'Por favor, insira um CPF válido.'],
    [{ cpf: '111.111.111-11' }, 'Por favor, insira um CPF válido.'],
    [{ cpf: '5299822472' }, 'Por favor, insira um CPF válido.'],
    [{ email: 'mhelena52@uol' }, 'Por favor, insira um email válido.'],
    [{ dataNascimento: '21/11/2026' }, 'Data inválida'],
    [{ estadoCivil: 'Enrolado' }, 'Escolha uma das opções.'],
  ] as const)('%j: %s', async (campos, message) => {
    const { status, body } = await send<Refusal>(pedido(campos));
    expect([status, body.message]).toEqual([400, message]);
  });

  it('takes only careers, associations and UFs that are offered in the house, and those of today', async () => {
    const wrong = async (campos: Parameters<typeof pedido>[0]) =>
      (await send<Refusal>(pedido(campos))).body.data?.campos ?? {};
    expect(await wrong({ cargo: 'Rei do Senado' })).toEqual({ cargo: 'Escolha uma das opções.' });
    expect(await wrong({ cargo: 'Auditor Federal de Controle Externo' })).toEqual({ cargo: 'Escolha uma das opções.' });
    expect(await wrong({ UFOrgaoExpeditor: 'XX' })).toEqual({ UFOrgaoExpeditor: 'Escolha uma das opções.' });
    expect(await wrong({ filiadoAssociacao: 'TCU', associacao: 'Clube' })).toEqual({
      associacao: 'Escolha uma das opções.',
    });
    const padrao = (await app.stranger.rest<{ cargos: { SENADO: string[] } }>('GET', '/filiacao')).body.cargos.SENADO;
    await app.rows(
      `insert into configuracoes (id, criado_em, atualizado_em, chave, valor) values (gen_random_uuid(), now(), now(), 'cargosSenado', '["Advogado do Senado"]')`,
    );
    expect(padrao).toContain('Técnico Legislativo');
    expect(await wrong({})).toEqual({ cargo: 'Escolha uma das opções.' });
    expect((await send(pedido({ cargo: 'advogado do senado' }))).status).toBe(200);
    await app.rows(`delete from configuracoes where chave = 'cargosSenado'`);
  });

  it('sixteen dependents, unknown fields and 65 KB are refused', async () => {
    const one = pedido().dependentes;
    expect((await send({ ...pedido(), dependentes: Array(16).fill(one[0]) })).status).toBe(400);
    expect((await send({ ...pedido(), estado: 'aceito' })).status).toBe(400);
    const big = await send({ ...pedido(), dependentes: Array(15).fill({ nomeDependente: 'x'.repeat(4500) }) });
    expect(big.status).toBe(413);
  });

  it('takes a ticket; the same ticket and body get the same protocol, another body is refused', async () => {
    expect((await send(pedido(), {})).status).toBe(422);
    const ticket = ticketOf(app);
    const first = await send(pedido(), ticket);
    expect((await send(pedido(), ticket)).body).toEqual(first.body);
    expect((await send(pedido({ rg: '9' }), ticket)).status).toBe(409);
    expect((await app.rows('select 1 from pedidos_filiacao')).length).toBe(1);
  });

  it('three a day of one CPF and of one address; a known CPF or e-mail gets the answer of an unknown one', async () => {
    const known = await member({ email: EMAIL });
    expect(known.id).toBeTruthy();
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await send(pedido({ cpf: '111.444.777-35', email: 'nova@b.co' }));
    expect(Object.keys(other.body)).toEqual(Object.keys(answers[0]?.body ?? {}));
    expect((await send()).status).toBe(429);
    expect((await send(pedido({ cpf: '390.533.447-05' }))).status).toBe(429);
  });

  it('HTML and formulas stay what they are: text', async () => {
    const name = '=HYPERLINK("x")<b>A</b>';
    await send(pedido({ name }));
    const [mail] = await app.rows<{ html: string }>('select html from emails');
    expect(mail?.html).toContain('&lt;b&gt;');
    expect((await list()).itens[0]?.nome).toBe(name);
  });
});

describe('signing', () => {
  it('reads the term, refuses a wrong CPF and counts it, signs with evidence and rings the bell', async () => {
    await send();
    const token = await tokenTo(app, EMAIL);
    const page = (await termo(token)).body;
    expect(page).toMatchObject({ protocolo: '2026/0001', nome: 'Maria Helena Duarte', assinado: false });
    expect(JSON.stringify(page)).not.toMatch(/529\.?982/);
    expect((await sign(token, '111.444.777-35')).body).toEqual({ resultado: 'cpf_errado', restam: 4 });
    expect((await sign(token)).body.resultado).toBe('assinado');
    expect((await sign(token)).body.resultado).toBe('ja_assinado');
    const [row] = (await list()).itens;
    expect(row).toMatchObject({ estado: 'assinado', assinatura: 'eletronica' });
    const whole = await read(row?.id ?? '');
    expect(whole.anexo).toMatchObject({ nome: 'ficha-filiacao-2026-0001.pdf' });
    expect(whole.evidencia).toMatchObject({ endereco: '127.0.0.1', navegador: 'Teste' });
    const file = await editor.rest('GET', `/anexos/${whole.anexo?.id}`);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await app.rows(`select tela, filiado_id, detalhe from acessos_dados where ato = 'baixar'`)).toEqual([
      { tela: 'pedidosFiliacao', filiado_id: null, detalhe: { arquivo: 'ficha-filiacao-2026-0001.pdf' } },
    ]);
    expect((await visita.rest('GET', `/anexos/${whole.anexo?.id}`)).status).toBe(404);
    expect((await app.rows('select enviado_por, pedido_id is not null as do_pedido from anexos'))[0]).toEqual({
      enviado_por: null,
      do_pedido: true,
    });
    expect(await app.rows(`select tipo from avisos`)).toContainEqual({ tipo: 'pedido_assinado' });
  });

  it('five wrong ones end the link; forged and expired ones are none', async () => {
    await send();
    const token = await tokenTo(app, EMAIL);
    for (let i = 0; i < 5; i++) await sign(token, '111.444.777-35');
    expect((await sign<Refusal>(token)).body.code).toBe('pedidosFiliacao.tentativas');
    expect((await sign<Refusal>('x'.repeat(43))).status).toBe(404);
    await app.rows(`update pedidos_filiacao set expira_em = '2026-11-19'`);
    expect((await termo<Refusal>(token)).body.code).toBe('pedidosFiliacao.link_invalido');
  });

  const upload = (token: string, bytes: Buffer) =>
    app.app.inject({
      method: 'POST',
      url: '/api/filiacao/assinado',
      headers: { host: 'localhost:3999', 'x-sede': '1', 'x-sede-termo': token, 'content-type': 'application/pdf' },
      payload: bytes,
    });
  it('takes the PDF signed at gov.br: three tries, no fake, no unsigned, no more than 5 MB', async () => {
    await send();
    const token = await tokenTo(app, EMAIL);
    expect((await upload('forjado', pdfBytes())).statusCode).toBe(404);
    expect((await upload(token, Buffer.from('GIF89a nothing of a PDF'))).statusCode).toBe(415);
    expect((await upload(token, pdfBytes())).json().code).toBe('pedidosFiliacao.sem_assinatura');
    expect((await upload(token, pdfBytes(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await upload(token, pdfBytes())).json().code).toBe('pedidosFiliacao.tentativas');
    await app.rows('update pedidos_filiacao set tentativas_arquivo = 0');
    const assinado = Buffer.from(
      pdfBytes().toString('latin1').replace('/Catalog', '/Catalog/ByteRange[0 1 2 3]'),
      'latin1',
    );
    expect((await upload(token, assinado)).json()).toEqual({ resultado: 'assinado', restam: 0 });
    expect((await list()).itens[0]).toMatchObject({ estado: 'assinado', assinatura: 'govbr' });
  });

  it('gives the term as PDF to whoever has the link, to nobody else', async () => {
    await send();
    const get = (token: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/filiacao/termo',
        headers: { host: 'localhost:3999', 'x-sede': '1', 'x-sede-termo': token },
      });
    const answer = await get(await tokenTo(app, EMAIL));
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get('forjado')).statusCode).toBe(404);
  });
});

describe('the desk', () => {
  it('sees the oldest signed first; only whoever may', async () => {
    const first = await signed();
    app.clock.advance(60_000);
    const second = await signed(pedido({ cpf: '111.444.777-35', email: 'b@b.co' }), 'b@b.co', '111.444.777-35');
    expect((await list('?estado=assinado')).itens.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await visita.rest('GET', '/pedidos-filiacao')).status).toBe(403);
    expect((await app.stranger.rest('GET', `/pedidos-filiacao/${first.id}`)).status).toBe(401);
    await read(first.id);
    expect(await app.rows(`select ato, tela, usuario_nome from acessos_dados where tela = 'pedidosFiliacao'`)).toEqual([
      { ato: 'abrir', tela: 'pedidosFiliacao', usuario_nome: 'Edu Editor' },
    ]);
  });

  it('accepts: a member as typed, with dependents, ficha, consents and period; nothing without the signature', async () => {
    await send();
    const [waiting] = (await list()).itens;
    const early = await act<Refusal>(waiting?.id ?? '', 'aceitar', { versao: waiting?.versao });
    expect([early.status, early.body.message]).toEqual([409, 'O termo ainda não foi assinado.']);
    await sign(await tokenTo(app, EMAIL));
    const { id, versao } = (await list()).itens[0] as PedidoListado;
    const accepted = await act(id, 'aceitar', { versao });
    expect(accepted.body).toMatchObject({ estado: 'aceito', decididoPorNome: 'Edu Editor' });
    const got = await editor.rest<Filiado>('GET', `/filiados/${accepted.body.filiadoId}`);
    const filiado = got.body;
    expect(filiado).toMatchObject({
      ...{ nomeCompleto: 'Maria Helena Duarte', cpf: '52998224725', cadastro: 'FILIADO', dataFiliacao: '2026-11-20' },
      ...{ dependentes: 1, anexos: 1, situacaoFiliado: 'APOSENTADO', telCelular: '+5561999142207' },
    });
    const [period] = await app.rows('select pedido_id from filiado_periodos');
    expect(period).toEqual({ pedido_id: id });
    expect(await app.rows('select count(*)::int as n from consentimentos where filiado_id is not null')).toEqual([
      { n: 2 },
    ]);
    expect((await mailsTo(app, EMAIL)).map(({ motivo }) => motivo)).toContain('filiacao_aceita');
    const removal = await gestora.rest<Refusal>('DELETE', `/filiados/${filiado.id}`, { versao: filiado.versao });
    expect(removal.body.message).toContain('pedido de filiação aceito');
  });

  it('twice at once: one is done, the other is told', async () => {
    const { id, versao } = await signed();
    const both = await Promise.all([act(id, 'aceitar', { versao }), act(id, 'aceitar', { versao }, gestora)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.rows('select count(*)::int as n from filiados')).toEqual([{ n: 1 }]);
    const late = await act<Refusal>(id, 'recusar', { versao, motivo: 'x' });
    expect(late.status).toBe(409);
  });

  it('onto an existing record changes what is ticked alone, and tells the old address', async () => {
    const known = await member({ rg: '1' });
    const { id, versao } = await signed();
    const open = await read(id);
    expect(open.existente).toMatchObject({ id: known.id, cadastro: 'FILIADO' });
    expect(open.existente?.diferencas).toContainEqual({ campo: 'rg', rotulo: 'RG', de: '1', para: '1204556' });
    expect(open.existente?.diferencas.map(({ campo }) => campo)).not.toContain('matricula');
    const done = await act(id, 'aceitar', { versao, campos: ['email'] });
    expect(done.body).toMatchObject({ estado: 'aceito' });
    const after = (await gestora.rest<Filiado>('GET', `/filiados/${known.id}/restritos`)).body;
    expect(after).toMatchObject({
      email: EMAIL,
      rg: '1',
      nomeCompleto: 'Maria H. Duarte',
      situacaoFiliado: 'ATIVO',
      dependentes: 0,
    });
    expect((await mailsTo(app, 'velho@uol.com.br')).map(({ motivo }) => motivo)).toContain('email_trocado');
  });

  it('takes another house with its number, and without the career of the one before', async () => {
    const known = await member({ empresa: 'TCU', matricula: '9', cargo: 'Assessor de Ministro' });
    const { id, versao } = await signed();
    expect((await act(id, 'aceitar', { versao, campos: ['empresa'] })).status).toBe(200);
    const after = (await gestora.rest<Filiado>('GET', `/filiados/${known.id}`)).body;
    expect(after).toMatchObject({ empresa: 'SENADO', matricula: '24871', cargo: null });
  });

  it('opens a new period of whom had left, by gestor_usuario alone', async () => {
    const known = await member();
    const left = await gestora.rest('POST', `/filiados/${known.id}/desfiliar`, {
      versao: known.versao,
      data: '2026-11-10',
      motivo: 'A pedido',
    });
    expect(left.status).toBe(200);
    const { id, versao } = await signed();
    const refused = await act<Refusal>(id, 'aceitar', { versao });
    expect([refused.status, refused.body.code]).toEqual([409, 'pedidosFiliacao.estado']);
    expect((await act(id, 'aceitar', { versao }, gestora)).status).toBe(200);
    const after = (await gestora.rest<Filiado>('GET', `/filiados/${known.id}`)).body;
    expect(after).toMatchObject({ cadastro: 'FILIADO', ultimaFiliacao: '2026-11-20' });
    expect(after.periodos).toHaveLength(2);
  });

  it('refuses with a reason, mailed; another link ends the first', async () => {
    const one = await signed();
    const refused = await act(one.id, 'recusar', { versao: one.versao, motivo: 'Não é servidora.' });
    expect(refused.body).toMatchObject({ estado: 'recusado', motivoRecusa: 'Não é servidora.' });
    expect((await mailsTo(app, EMAIL)).at(-1)?.texto).toContain('Motivo: Não é servidora.');
    await send(pedido({ cpf: '111.444.777-35', email: 'b@b.co' }));
    const before = await tokenTo(app, 'b@b.co');
    const waiting = (await list('?estado=aguardando_assinatura')).itens[0] as PedidoListado;
    expect((await act(waiting.id, 'reenviar', { versao: waiting.versao })).status).toBe(200);
    expect((await termo(before)).status).toBe(404);
    expect((await termo(await tokenTo(app, 'b@b.co'))).status).toBe(200);
  });

  it('prints the application, a member, and a blank form', async () => {
    const { id } = await signed();
    const known = await member({ cpf: '111.444.777-35', matricula: '1', email: 'c@c.co' });
    for (const path of [
      `/pedidos-filiacao/${id}/ficha`,
      `/filiados/${known.id}/ficha`,
      '/pedidos-filiacao/ficha-em-branco',
    ]) {
      const { status, bytes } = await editor.rest('GET', path);
      expect([path, status, bytes.subarray(0, 5).toString()]).toEqual([path, 200, '%PDF-']);
    }
    expect(await app.rows(`select count(*)::int as n from acessos_dados where ato = 'imprimir'`)).toEqual([{ n: 2 }]);
  });
});

it('the public page offers careers by house and the facts; a CEP that fails says one sentence', async () => {
  const { body } = await app.stranger.rest<Record<string, unknown>>('GET', '/filiacao');
  expect(body).toMatchObject({ fatos: { percentual: 90, piso: 11_000, teto: 21_000, gas: 9900 } });
  const cep = await app.stranger.rest('GET', '/filiacao/cep?cep=00000000');
  expect(cep.body.message).toBe('Erro ao buscar o CEP');
});
