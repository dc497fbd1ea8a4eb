import type { PreviaDoArquivo } from '@sede/domain/modules/filiados/consignacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import {
  type Corpo,
  clearConsignacao,
  cpfNo,
  csvOf,
  MES,
  makeMembro,
  painelOf,
  sendFileTo,
} from './consignacoes-for-tests.ts';

let app: TestApp;
const sendFile = sendFileTo(() => app);
let carla: TestPerson;

beforeAll(async () => {
  app = await testApp();
  carla = await app.person(['consignacao'], { nome: 'Carla' });
});
afterAll(() => app.close());
beforeEach(() => clearConsignacao(app));

describe('the file of a house', () => {
  it('is asked of, kept, and told again when it comes a second time', async () => {
    await makeMembro(app, { nome: 'Ana Lima', cpf: cpfNo(1), valorPago: 150_00 });
    const bytes = csvOf([[cpfNo(1), '', 'Ana Lima', '150,00']]);
    const previa = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes, verbo: '/prever' });
    expect(previa.body).toMatchObject({ linhas: 1, soma: 150_00, igual: false, perguntas: [], problemas: [] });
    expect((await painelOf(carla, MES)).casas[0]?.arquivo).toBeNull();
    const first = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes });
    expect([first.status, first.body.igual]).toEqual([200, false]);
    const again = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes });
    expect([again.status, again.body.igual]).toEqual([200, true]);
    expect(await app.rows('select id from consignacao_arquivos')).toHaveLength(1);
    const corrected = csvOf([
      [cpfNo(1), '', 'Ana Lima', '160,00'],
      [cpfNo(2), '', 'Bia', '10,00'],
    ]);
    const next = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes: corrected });
    expect(next.body.mudancas).toEqual({ entram: 1, saem: 0, mudam: 1, somaAntes: 150_00 });
    expect(await app.rows('select id from consignacao_arquivos where atual')).toHaveLength(1);
  });

  it('is refused with the text’s words and its line numbers', async () => {
    const send = (bytes: Buffer, nome = 'a.csv') => sendFile(carla, { competencia: MES, casa: 'TCU', bytes, nome });
    const pdf = await send(csvOf([[cpfNo(1), '', 'A', '1,00']]), 'a.pdf');
    expect([pdf.status, pdf.body.message]).toEqual([
      415,
      'Formato de arquivo invalido. Por favor, selecione um arquivo .csv ou .txt.',
    ]);
    const png = await send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]));
    expect([png.status, png.body.code]).toEqual([422, 'consignacoes.ilegivel']);
    const bad = await send(
      csvOf([
        [cpfNo(1), '', 'A', '1,00'],
        [cpfNo(2), '', 'B', 'x'],
      ]),
    );
    expect(bad.body.message).toBe('Linha 3: valor ilegível. Nada foi gravado.');
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
    expect(await app.rows('select id from consignacao_arquivos')).toEqual([]);
  });

  it('of another month, of another house, or with another sum is asked about first', async () => {
    for (const n of [1, 2, 3]) await makeMembro(app, { nome: `Do Senado ${n}`, cpf: cpfNo(n), casa: 'SENADO' });
    const bytes = csvOf([1, 2, 3].map((n) => [cpfNo(n), '', `Do Senado ${n}`, '150,00']));
    expect((await sendFile(carla, { competencia: '2026-09', casa: 'SENADO', bytes })).status).toBe(200);
    const outroMes = await sendFile(carla, { competencia: MES, casa: 'SENADO', bytes });
    expect([outroMes.status, outroMes.body.code]).toEqual([409, 'consignacoes.confirmar']);
    expect(outroMes.body.data.perguntas).toEqual([
      'Este mesmo arquivo já foi enviado para setembro/2026. Enviar assim mesmo?',
    ]);
    const outraCasa = await sendFile(carla, {
      competencia: MES,
      casa: 'TCU',
      bytes: Buffer.concat([bytes, Buffer.from('\n')]),
    });
    expect(outraCasa.body.data.perguntas).toEqual([
      '3 das 3 pessoas do arquivo são de outra casa, não de TCU. Enviar assim mesmo?',
    ]);
    const menor = csvOf([[cpfNo(1), '', 'Do Senado 1', '150,00']]);
    const soma = await sendFile(carla, { competencia: MES, casa: 'SENADO', bytes: menor });
    expect(soma.body.data.perguntas[0]).toContain('O total é R$ 150,00; em setembro/2026 foi R$ 450,00');
    expect((await sendFile(carla, { competencia: MES, casa: 'SENADO', bytes: menor, confirmado: true })).status).toBe(
      200,
    );
  });

  it('is read by its house’s own layout, tried before it is kept', async () => {
    const definicao = {
      ...{ tipo: 'fixo', cabecalho: false, separador: 'auto', decimais: 'implicito' },
      colunas: {
        cpf: { inicio: 1, tamanho: 11 },
        nome: { inicio: 12, tamanho: 10 },
        valor: { inicio: 22, tamanho: 8 },
      },
      rodape: { marca: 'T', quantidade: { inicio: 2, tamanho: 4 }, soma: { inicio: 6, tamanho: 10 } },
    };
    const bytes = Buffer.from(`${cpfNo(1)}Ana Lima  00015000\nT00010000015000\n`);
    const tried = await sendFile<PreviaDoArquivo>(carla, {
      bytes,
      nome: 'x.txt',
      layout: definicao,
    });
    expect(tried.body).toMatchObject({ linhas: 1, soma: 150_00, rodape: 'confere', problemas: [] });
    const incompleto = await carla.rest<Corpo>('POST', '/consignacoes/layouts', {
      casa: 'CAMARA',
      nome: 'Fixo',
      definicao: { ...definicao, colunas: {} },
    });
    expect([incompleto.status, incompleto.body.code]).toEqual([422, 'consignacoes.layout']);
    for (const nome of ['Um', 'Dois'])
      await carla.rest<Corpo>('POST', '/consignacoes/layouts', { casa: 'CAMARA', nome, definicao });
    const { itens } = (await carla.rest<Corpo>('GET', '/consignacoes/layouts')).body;
    const um = itens.find((item) => item.nome === 'Um');
    expect(itens.filter((item) => item.vigente && item.casa === 'CAMARA')).toMatchObject([{ nome: 'Dois', numero: 2 }]);
    expect(
      (await carla.rest<Corpo>('POST', `/consignacoes/layouts/${um?.id}/usar`, { versao: um?.versao })).body,
    ).toMatchObject({ vigente: true });
    const sent = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes, nome: 'x.txt' });
    expect(sent.body.arquivo).toMatchObject({ layoutNome: 'Um', layoutNumero: 1, rodapeConfere: true });
    const differs = Buffer.from(`${cpfNo(1)}Ana Lima  00015000\nT00020000015000\n`);
    const refused = await sendFile(carla, { competencia: MES, casa: 'CAMARA', bytes: differs, nome: 'x.txt' });
    expect(refused.body.message).toBe('Linha 2: o rodapé diz 2 linhas e o arquivo tem 1. Nada foi gravado.');
  });
});
