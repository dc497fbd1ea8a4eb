import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfBytes } from '#platform/files/files-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const pdf = (nome = 'procuração.pdf', who = m.julia) => sendPdf(m.app, who, 'atendimentos', nome);

describe('files of an appointment', () => {
  it('come with the booking; whoever sees it opens them, nobody else, and that is written down with its members', async () => {
    const anexo = await pdf();
    const one = await m.booked({ anexos: [anexo], quem: m.filiados.slice(0, 2) });
    expect(one.arquivos).toMatchObject([{ id: anexo, nome: 'procuração.pdf', anexadoPor: 'Júlia' }]);
    const open = async (who: typeof m.julia) => (await who.rest('GET', `/anexos/${anexo}`)).status;
    expect([await open(m.julia), await open(m.vera), await open(m.prado)]).toEqual([200, 200, 200]);
    const filiado = await m.app.person(['filiado']);
    expect([await open(m.leal), await open(filiado)]).toEqual([404, 404]);
    const seen = await m.app.rows(
      'select ato, tela, filiado_nome, detalhe from acessos_dados where usuario_nome = $1',
      ['Paula Prado'],
    );
    expect(seen).toEqual(
      ['Pessoa Número 0', 'Pessoa Número 1'].map((nome) => ({
        ...{ ato: 'baixar', tela: 'atendimentos', filiado_nome: nome, detalhe: { arquivo: 'procuração.pdf' } },
      })),
    );
  });

  it('are added and taken off by Jurídico and reception until it is concluded; the office only reads', async () => {
    const one = await m.booked();
    const { body: com } = await m.act('anexar', one, { anexos: [await pdf('a.pdf', m.rita)] }, m.rita);
    expect(com.arquivos.map(({ nome }) => nome)).toEqual(['a.pdf']);
    const anexo = com.arquivos[0]?.id;
    expect((await m.act('anexar', com, { anexos: [] }, m.prado)).status).toBe(403);
    expect((await m.act('remover-anexo', com, { anexo }, m.vera)).body.code).toBe('atendimentos.so_consulta');
    const { body: feito } = await m.act('resultado', com, { ocorreu: true });
    const { body: sem } = await m.act('remover-anexo', feito, { anexo });
    expect(sem.arquivos).toEqual([]);
    expect((await m.julia.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    expect((await m.act('remover-anexo', sem, { anexo })).status).toBe(404);
    const { body: fim } = await m.act('concluir', sem, { novoProcesso: false });
    expect((await m.act('anexar', fim, { anexos: [await pdf()] })).body.code).toBe('atendimentos.situacao');
  });

  it('are sent by the reception too, who reads the area and edits nothing else of it', async () => {
    const { statusCode, body } = await m.app.app.inject({
      method: 'POST',
      url: '/api/anexos',
      headers: {
        ...{ host: 'localhost:3999', 'x-sede': '1', cookie: m.rita.cookie, 'content-type': 'application/pdf' },
        ...{ 'x-modulo': 'atendimentos', 'x-nome-arquivo': 'procuracao.pdf' },
      },
      payload: pdfBytes(),
    });
    expect(statusCode, body).toBeLessThan(300);
    const one = await m.booked({ who: m.rita, anexos: [JSON.parse(body).id] });
    expect(one.arquivos.map(({ nome }) => nome)).toEqual(['procuracao.pdf']);
  });

  it('are twenty at most, sent for appointments by whoever saves', async () => {
    const [um, ...outros] = await Promise.all(Array.from({ length: 21 }, (_, n) => pdf(`${n}.pdf`)));
    const one = await m.booked({ anexos: outros });
    expect(one.arquivos).toHaveLength(20);
    const { status, body } = await m.act('anexar', one, { anexos: [um] });
    expect([status, body.data.campos]).toEqual([400, { anexos: 'No máximo 20 arquivos por atendimento.' }]);
    const alheio = await pdf('x.pdf', m.rita);
    const agenda = await m.agenda(['09:00-09:40']);
    expect((await m.book(m.lugar(agenda, [0]), { anexos: [alheio], confirmarCoincidencia: true })).status).toBe(404);
    expect(await m.donos(agenda.id)).toEqual([null]);
  });
});
