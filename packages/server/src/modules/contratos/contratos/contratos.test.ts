import type { ContratoCompleto, OpcaoDeContrato } from '@sede/domain/modules/contratos/contratos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { CNPJ, type ContratosRig, contratosRig, OUTRO_CNPJ } from './contratos-for-tests.ts';

let rig: ContratosRig;
beforeAll(async () => {
  rig = await contratosRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

describe('a new contract', () => {
  it('gets the next number of the series and stands in force, with all that was given', async () => {
    const anexo = await rig.pdf('contrato.pdf');
    const ano = rig.hoje.slice(0, 4);
    const { status, body } = await rig.create({
      valorTotal: 120_000_00,
      emails: ['A@Example.org', 'a@example.org', 'b@example.org'],
      observacoes: 'Renovar pelo IPCA.',
      anexos: [anexo],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ numeroContrato: `0001/${ano}`, situacao: 'Vigente', vigente: true, autor: 'Gil', versao: 1 },
      ...{ valorTotal: 120_000_00, emails: ['a@example.org', 'b@example.org'] },
      contratados: [{ cnpjContratado: CNPJ, nome: 'Brilho Fácil', idBeneficiario: null }],
      ultimaObservacao: { observacao: 'Renovar pelo IPCA.', autorNome: 'Gil' },
      ...{ pago: 0, aPagar: 0, recebido: 0, aReceber: 0, aditivos: 0 },
    });
    expect(body.anexos.map(({ nome }) => nome)).toEqual(['contrato.pdf']);
    const read = await rig.visita.rest<ContratoCompleto>('GET', `/contratos/${body.id}`);
    expect(read.body).toMatchObject({
      nome: 'Limpeza da sede',
      pode: { editar: 'so_consulta', encerrar: 'so_consulta' },
    });
    expect(body.pode).toEqual({ reabrir: 'vigente' });
  });

  it('shares its series with documents, which need neither CNPJ nor e-mail', async () => {
    await rig.create();
    const { body } = await rig.create({ tipoObjeto: 'Documento', contratados: [], emails: [] });
    expect(body).toMatchObject({ tipoObjeto: 'Documento', numeroContrato: `0002/${rig.hoje.slice(0, 4)}` });
  });

  it.each<[string, () => object, Record<string, string>]>([
    [
      'without name and days',
      () => ({ nome: '', dataInicio: null, dataFim: null, dataAlerta: null }),
      {
        nome: 'Campo obrigatorio',
        dataInicio: 'Campo obrigatorio',
        dataFim: 'Campo obrigatorio',
        dataAlerta: 'Campo obrigatorio',
      },
    ],
    ['without CNPJ', () => ({ contratados: [] }), { contratados: 'CNPJ do beneficiario e obrigatorio!' }],
    ['without e-mail', () => ({ emails: [] }), { emails: 'Voce precisa informar um email para alerta!' }],
    [
      'that ends before it begins',
      () => ({ dataInicio: rig.dia(1), dataFim: rig.dia(0), dataAlerta: rig.dia(0) }),
      { dataFim: 'A data final nao pode ser menor do que a data inicial!' },
    ],
    [
      'that alerts after its end',
      () => ({ dataFim: rig.dia(5), dataAlerta: rig.dia(6) }),
      { dataAlerta: 'A data para alerta nao pode ser maior do que a data de fim do contrato!' },
    ],
    [
      'with a CPF',
      () => ({ contratados: [{ cnpjContratado: '529.982.247-25', nome: 'José' }] }),
      { contratados: 'CNPJ inválido.' },
    ],
    [
      'with the same CNPJ twice',
      () => ({
        contratados: [
          { cnpjContratado: CNPJ, nome: 'A' },
          { cnpjContratado: CNPJ, nome: 'B' },
        ],
      }),
      { contratados: 'O mesmo CPF/CNPJ está duas vezes.' },
    ],
  ])('%s is refused at its field, and takes no number', async (_, over, campos) => {
    const { status, body } = await rig.create<Refusal>(over());
    expect(status).toBe(400);
    expect(body.data?.campos).toEqual(campos);
    expect((await rig.create()).body.numeroContrato).toMatch(/^0001\//);
  });

  it('of fifty at once each has a number of its own, consecutive, none lost', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, n) => rig.create({ nome: `Contrato ${n}` })));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
    const numeros = made.map(({ body }) => Number(body.numeroContrato?.slice(0, 4))).sort((a, b) => a - b);
    expect(numeros).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });
});

describe('the picker', () => {
  const find = async (query: string, who = rig.financeiro) => {
    const { status, body } = await who.rest<{ itens: OpcaoDeContrato[] }>('GET', `/contratos/opcoes?${query}`);
    if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
    return body.itens;
  };

  it('begins with three letters of number, name or CNPJ', async () => {
    const { body } = await rig.create({ nome: 'Elevadores' });
    await rig.create({ nome: 'Seguro predial', contratados: [{ cnpjContratado: OUTRO_CNPJ, nome: 'Três Poderes' }] });
    for (const busca of ['ele', '0001/', CNPJ.slice(0, 5), '11.222.333', 'brilho'])
      expect((await find(`busca=${encodeURIComponent(busca)}`)).map(({ id }) => id)).toEqual([body.id]);
    const letras = await rig.create({
      ...{ nome: 'Jardins', contratados: [{ cnpjContratado: '12ABC34501DE35', nome: 'Ipê Ltda' }] },
    });
    for (const busca of ['12abc345', '12.ABC.345', 'ipe ltda'])
      expect((await find(`busca=${encodeURIComponent(busca)}`)).map(({ id }) => id)).toEqual([letras.body.id]);
    expect(await find('busca=el')).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await find(`ids=${body.id}`)).toMatchObject([{ nome: 'Elevadores', contratado: 'Brilho Fácil' }]);
  });

  it('never offers a deleted one, tells one that has ended, and puts the beneficiary’s first', async () => {
    const beneficiario = (
      await rig.financeiro.rest<{ id: string }>('POST', '/beneficiarios', {
        ...{ tipo: 'J', cpfCnpj: OUTRO_CNPJ, nomeBeneficiario: 'Três Poderes' },
      })
    ).body.id;
    const outro = (await rig.create({ nome: 'Serviço A' })).body;
    const dele = (
      await rig.create({
        ...{ nome: 'Serviço B', dataFim: rig.dia(-1), dataAlerta: rig.dia(-9) },
        contratados: [{ cnpjContratado: OUTRO_CNPJ, nome: 'Três Poderes', idBeneficiario: beneficiario }],
      })
    ).body;
    const morto = (await rig.create({ nome: 'Serviço C' })).body;
    await rig.app.rows(`update contratos set situacao = 'Excluido' where id = '${morto.id}'`);
    expect(await find(`busca=servi&beneficiario=${beneficiario}`)).toMatchObject([
      { id: dele.id, vencido: true, doBeneficiario: true },
      { id: outro.id, vencido: false, doBeneficiario: false },
    ]);
    expect((await find(`beneficiario=${beneficiario}`)).map(({ id }) => id)).toEqual([dele.id]);
    expect(await find(`ids=${morto.id}`)).toEqual([]);
  });
});

it.each<[string, string[], number, number]>([
  ['gestor_de_contratos', ['gestor_de_contratos'], 200, 200],
  ['visualizador_contratos', ['visualizador_contratos'], 403, 200],
  ['visualizador_financeiro', ['visualizador_financeiro'], 403, 200],
  ['juridico', ['juridico'], 403, 403],
])('%s creates and reads as the table says', async (_, papeis, creates, reads) => {
  const who = await rig.app.person(papeis as ['juridico']);
  const { id } = (await rig.create()).body;
  expect((await rig.create({}, who)).status).toBe(creates);
  expect((await who.rest('GET', `/contratos/${id}`)).status).toBe(reads);
});
