import type { Previa } from '@sede/domain/modules/financeiro/extratos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BancoOffice, bancoOffice, ofx } from '../financeiro.banco-for-tests.ts';

let banco: BancoOffice;
beforeAll(async () => {
  banco = await bancoOffice();
});
afterAll(() => banco.close());
afterEach(() => banco.clear());

const guardado = async () => ({
  extratos: (await banco.app.rows('select id from extratos')).length,
  linhas: (await banco.app.rows('select id from extratos_lancamentos')).length,
});
const OUTUBRO = ofx(
  [
    { data: '20261005', valor: '-100.00', memo: 'PAGTO DÉBITO', doc: '123' },
    { data: '20261005', valor: '-1.00', memo: 'TARIFA PIX' },
    { data: '20261005', valor: '-1.00', memo: 'TARIFA PIX' },
    { data: '20261031', valor: '300.00', memo: 'CRED FOLHA' },
  ],
  { saldo: ['1198.00', '20261031'] },
);

describe('a statement file', () => {
  it('is read, kept as it was sent, and audited', async () => {
    const conta = await banco.conta();
    const { status, body } = await banco.importar(banco.ana, conta, Buffer.from(OUTUBRO, 'latin1'), 'Outubro.ofx');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { lidos: 4, novos: 4, repetidos: 0, anteriores: 0, inicio: '2026-10-05', fim: '2026-10-31', avisos: [] },
    });
    const linhas = await banco.linhas(conta);
    expect(
      linhas.map(({ data, valor, descricao, documento, estado }) => [data, valor, descricao, documento, estado]),
    ).toEqual([
      ['2026-10-05', -100_00, 'PAGTO DÉBITO', '123', 'pendente'],
      ['2026-10-05', -1_00, 'TARIFA PIX', null, 'pendente'],
      ['2026-10-05', -1_00, 'TARIFA PIX', null, 'pendente'],
      ['2026-10-31', 300_00, 'CRED FOLHA', null, 'pendente'],
    ]);
    const { itens } = await banco.ok<{ itens: { idAnexo: string; importadoPor: string; saldo: number }[] }>(
      banco.vera,
      'GET',
      '/extratos',
    );
    expect(itens).toMatchObject([{ nome: 'Outubro.ofx', importadoPor: 'Ana', saldo: 1198_00, pendentes: 4 }]);
    const arquivo = await banco.vera.rest('GET', `/anexos/${itens[0]?.idAnexo}`);
    expect(arquivo.bytes.equals(Buffer.from(OUTUBRO, 'latin1'))).toBe(true);
    const trilha = await banco.app.rows("select tabela from auditoria where operacao = 'extratos.importar'");
    expect(trilha.filter(({ tabela }) => tabela === 'extratos_lancamentos')).toHaveLength(4);
  });

  it('that comes again changes nothing, and says so', async () => {
    const conta = await banco.conta();
    await banco.importar(banco.ana, conta, OUTUBRO);
    const [linha] = await banco.linhas(conta);
    const antes = await banco.app.rows('select max(id) as id from auditoria');
    const { status, body } = await banco.importar(banco.bruno, conta, OUTUBRO, 'de novo.ofx');
    expect({ status, body }).toMatchObject({ status: 200, body: { novos: 0, repetidos: 4 } });
    expect(await guardado()).toEqual({ extratos: 1, linhas: 4 });
    expect(await banco.app.rows('select max(id) as id from auditoria')).toEqual(antes);
    expect((await banco.linhas(conta))[0]).toEqual(linha);
  });

  it('that overlaps an earlier one brings only what is new, also as CSV', async () => {
    const conta = await banco.conta();
    await banco.importar(banco.ana, conta, OUTUBRO);
    const csv =
      'Data;Histórico;Valor\n05/10/2026;TARIFA;-1,00\n05/10/2026;TARIFA;-1,00\n31/10/2026;FOLHA;300,00\n03/11/2026;PIX;-7,50\n';
    expect((await banco.importar(banco.ana, conta, csv, 'nov.csv')).body).toMatchObject({
      lidos: 4,
      novos: 1,
      repetidos: 3,
    });
    expect(await guardado()).toEqual({ extratos: 2, linhas: 5 });
  });

  it('sent twice at the same instant is taken once', async () => {
    const conta = await banco.conta();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => banco.importar(i % 2 ? banco.ana : banco.bruno, conta, OUTUBRO)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.novos).toSorted()).toEqual([0, 0, 0, 0, 0, 4]);
    expect(await guardado()).toEqual({ extratos: 1, linhas: 4 });
    expect(await banco.app.rows("select 1 from anexos where modulo = 'extratos'")).toHaveLength(1);
  });

  it('and another that overlaps it, at the same instant, bring each line once', async () => {
    const conta = await banco.conta();
    const linhas = Array.from({ length: 20 }, (_, i) => ({
      data: '20261006',
      valor: `-${(i % 4) + 1}.00`,
      memo: `PIX ${i % 4}`,
      fitid: `${i}`,
    }));
    await Promise.all([0, 1, 2].map((i) => banco.importar(banco.ana, conta, ofx(linhas) + '\n'.repeat(i))));
    expect(await guardado()).toEqual({ extratos: 3, linhas: 20 });
  });

  it.each([
    ['cut', OUTUBRO.slice(0, 500), 422, /^Linha \d+: O arquivo está cortado.*Nada foi importado\.$/],
    ['of another account', OUTUBRO.replace('12345-6', '77777-0'), 422, /é da conta 77777-0, e esta é a conta 12345-6/],
    ['with entities', OUTUBRO.replace('<OFX>', '<!DOCTYPE x [<!ENTITY a "b">]><OFX>'), 422, /declara entidades/],
    ['that is a spreadsheet', 'PK\x03\x04', 422, /planilha/],
    ['that is empty', '', 400, /vazio/],
    ['with columns that nobody knows', 'a;b\n1;2\n', 422, /colunas/],
    ['with quotes that never close', 'Data;Histórico;Valor\n05/10/2026;"PIX;-1,00\n', 422, /malformado|cortado/],
    [
      'with a broken day in its last line',
      `Data;Histórico;Valor\n05/10/2026;A;1,00\n99/10/2026;B;1,00\n`,
      422,
      /^Linha 3: Data inválida/,
    ],
    ['older than the account', OUTUBRO.replaceAll('202610', '202608'), 422, /anteriores à data do saldo inicial/],
  ])('%s is refused, and nothing is written', async (_nome, arquivo, status, message) => {
    const conta = await banco.conta();
    const answer = await banco.importar(banco.ana, conta, arquivo);
    expect(answer.body.message).toMatch(message);
    expect(answer.status).toBe(status);
    expect(await guardado()).toEqual({ extratos: 0, linhas: 0 });
    expect(await banco.app.rows("select 1 from anexos where modulo = 'extratos'")).toEqual([]);
  });

  it('beyond 20 MB is refused while it arrives', async () => {
    const conta = await banco.conta();
    const answer = await banco.importar(banco.ana, conta, Buffer.alloc(21 * 1024 * 1024, 'a'));
    expect(answer.body).toMatchObject({ code: 'extratos.grande_demais' });
    expect(answer.status).toBe(413);
  });

  // A year of a busy account. That 50,000 are read and compared in a time that grows with them alone is proved in domain; from
  // there on each line is one more of the same three statements.
  it('of 10,000 lines is taken, and taken again changes nothing', { timeout: 240_000 }, async () => {
    const conta = await banco.conta();
    const muitas = Array.from({ length: 10_000 }, (_, i) => ({
      data: `202610${String(1 + (i % 28)).padStart(2, '0')}`,
      valor: `-${1 + (i % 9000)}.${String(i % 100).padStart(2, '0')}`,
      memo: `PIX ${i}`,
    }));
    const arquivo = ofx(muitas);
    expect((await banco.importar(banco.ana, conta, arquivo)).body).toMatchObject({ novos: 10_000 });
    expect((await banco.importar(banco.ana, conta, `${arquivo}\n`)).body).toMatchObject({
      novos: 0,
      repetidos: 10_000,
    });
  });

  it('is read by the columns that were told for the account', async () => {
    const conta = await banco.conta();
    const csv = 'Quando;O que;Quanto\n05/10/2026;PIX;-1,50\n';
    const refused = await banco.importar(banco.ana, conta, csv);
    expect(refused.body).toMatchObject({
      code: 'extratos.colunas_desconhecidas',
      data: {
        linhas: [
          ['Quando', 'O que', 'Quanto'],
          ['05/10/2026', 'PIX', '-1,50'],
        ],
      },
    });
    const leiaute = {
      colunaData: 0,
      colunasDescricao: [1],
      colunaDocumento: null,
      colunaValor: 2,
      colunaMarca: null,
      colunaCredito: null,
      colunaDebito: null,
      colunaSaldo: null,
    };
    await banco.ok(banco.ana, 'POST', '/extratos/leiautes', { idConta: conta.id, leiaute });
    await banco.ok(banco.ana, 'POST', '/extratos/leiautes', {
      idConta: conta.id,
      leiaute: { ...leiaute, colunaDocumento: 0 },
    });
    expect((await banco.importar(banco.ana, conta, csv)).body).toMatchObject({ novos: 1 });
  });

  it('warns where the balances of two files do not tie with the lines between them', async () => {
    const conta = await banco.conta();
    await banco.importar(banco.ana, conta, OUTUBRO);
    const novembro = ofx([{ data: '20261110', valor: '-50.00' }], { saldo: ['1128.00', '20261115'] });
    const { body } = await banco.importar(banco.ana, conta, novembro);
    expect(body.avisos).toEqual([expect.stringMatching(/Entre 31\/10\/2026 e 15\/11\/2026 .* -R\$ 20,00/)]);
  });

  it('belongs to whoever edits finance; a viewer looks', async () => {
    const conta = await banco.conta();
    expect((await banco.importar(banco.vera, conta, OUTUBRO)).status).toBe(403);
    expect((await banco.importar(banco.ana, { id: banco.ana.usuarioId }, OUTUBRO)).status).toBe(404);
  });

  it('imported by mistake is taken out with its lines, unless one of them was decided', async () => {
    const conta = await banco.conta();
    const { body } = await banco.importar(banco.ana, conta, OUTUBRO);
    const [linha] = await banco.linhas(conta);
    if (!linha) throw new Error('no line');
    const ignorada = await banco.act(banco.ana, 'ignorar', linha, { motivo: 'Estorno do banco' });
    expect((await banco.ana.rest('DELETE', `/extratos/${body.id}`, { versao: 1 })).status).toBe(409);
    await banco.act(banco.ana, 'desfazer', ignorada.body, { desfazerRegistros: false, motivo: null });
    expect((await banco.ana.rest('DELETE', `/extratos/${body.id}`, { versao: 1 })).status).toBe(200);
    expect(await guardado()).toEqual({ extratos: 0, linhas: 0 });
    expect(
      await banco.app.rows("select 1 from anexos where modulo = 'extratos' and liberado_em is not null"),
    ).toHaveLength(1);
  });
});

describe('a preview', () => {
  const prever = async (conta: { id: string }, arquivo: string, who = banco.ana) => {
    const reply = await banco.app.app.inject({
      method: 'POST',
      url: `/api/extratos/prever/${conta.id}`,
      headers: {
        host: 'localhost:3999',
        'x-sede': '1',
        'content-type': 'application/octet-stream',
        cookie: who.cookie,
      },
      payload: arquivo,
    });
    return { status: reply.statusCode, body: reply.json<Previa & { code: string }>() };
  };
  const enviar = (conta: { id: string }, arquivo: string, novas: string) =>
    banco.app.app.inject({
      method: 'POST',
      url: `/api/extratos/importar/${conta.id}`,
      headers: {
        ...{ host: 'localhost:3999', 'x-sede': '1', 'content-type': 'application/octet-stream' },
        ...{ cookie: banco.ana.cookie, 'x-nome-arquivo': 'tarde.csv', 'x-linhas-novas': novas },
      },
      payload: arquivo,
    });
  const csv = (...linhas: string[]) => `Data;Histórico;Valor\n${linhas.join('\n')}\n`;

  it('says what would enter, writes nothing, and is refused as the import is', async () => {
    const conta = await banco.conta();
    const { status, body } = await prever(conta, OUTUBRO);
    expect([status, body]).toMatchObject([
      200,
      { lidos: 4, novos: 4, repetidos: 0, duvidosos: 0, jaImportado: false, entradas: 300_00, saidas: 102_00 },
    ]);
    expect(body.linhas.map(({ situacao }) => situacao)).toEqual(['nova', 'nova', 'nova', 'nova']);
    expect(await guardado()).toEqual({ extratos: 0, linhas: 0 });
    await banco.importar(banco.ana, conta, OUTUBRO);
    expect((await prever(conta, OUTUBRO)).body).toMatchObject({ jaImportado: true, novos: 0, repetidos: 4 });
    expect((await prever(conta, 'nada')).status).toBe(422);
    expect((await prever(conta, OUTUBRO, banco.vera)).status).toBe(403);
  });

  it('of a day that two files split loses no line: the equal ones are asked', async () => {
    const conta = await banco.conta();
    const manha = csv('04/10/2026;PIX ANA;-50,00', '05/10/2026;TARIFA;-1,00');
    const tarde = csv('05/10/2026;TARIFA;-1,00', '05/10/2026;PIX BIA;-9,00', '06/10/2026;PIX CAIO;-8,00');
    await banco.importar(banco.ana, conta, manha, 'manha.csv');
    const { body } = await prever(conta, tarde);
    expect(body).toMatchObject({ novos: 2, repetidos: 0, duvidosos: 1 });
    const [doubtful] = body.linhas;
    expect(doubtful).toMatchObject({ descricao: 'TARIFA', situacao: 'duvidosa' });
    expect((await enviar(conta, tarde, 'x')).statusCode).toBe(400);
    const sent = await enviar(conta, tarde, String(doubtful?.linha));
    expect(sent.json()).toMatchObject({ novos: 3, repetidos: 0 });
    expect((await banco.linhas(conta)).filter(({ descricao }) => descricao === 'TARIFA')).toHaveLength(2);
  });
});
