import { describe, expect, it } from 'vitest';
import {
  type ArquivoAConferir,
  checkDescontos,
  codigoDoDesconto,
  type FiliadoAConferir,
  nomesConferem,
} from './conferencia.rules.ts';
import type { LinhaLida } from './consignacao.leitura.ts';
import { CODIGOS, VALORES_CODIGO } from './consignacao.lists.ts';
import { contribuicaoEm, problemaDaTabela, readTabela, TABELA_PADRAO } from './contribuicao.rules.ts';

const REGRAS = { competencia: '2026-10-01', tabela: readTabela(TABELA_PADRAO), tolerancia: 10, diaCorte: 10 };
const filiado = (over: Partial<FiliadoAConferir> = {}): FiliadoAConferir => ({
  ...{
    id: 'a',
    nome: 'Ana Maria Lima',
    cpf: '1',
    casa: 'CAMARA',
    matriculaChave: '7',
    inativo: false,
    inativadoAqui: false,
  },
  ...{ falecido: false, dataFalecimento: null, boleto: false, esperado: 150_00, anterior: null },
  periodos: [{ inicio: '2020-01-01', fim: null }],
  ...over,
});
const linha = (over: Partial<LinhaLida> = {}): LinhaLida => ({
  ...{ linha: 2, cpf: '1', matricula: null, nome: null, valor: 150_00, rubrica: null, repetida: false },
  ...over,
});
const arquivo = (linhas: LinhaLida[], casa: ArquivoAConferir['casa'] = 'CAMARA'): ArquivoAConferir => ({
  ...{ casa, linhas },
  soma: linhas.reduce((sum, { valor }) => sum + valor, 0),
});
const check = (linhas: LinhaLida[], filiados: FiliadoAConferir[], casa: ArquivoAConferir['casa'] = 'CAMARA') =>
  checkDescontos([arquivo(linhas, casa)], filiados, REGRAS);

it('the codes that the API takes are the codes', () => {
  expect([...VALORES_CODIGO]).toEqual(CODIGOS.map(({ valor }) => valor));
});

describe('a member’s code', () => {
  const faixa = contribuicaoEm(REGRAS.tabela, REGRAS.competencia);
  it.each([
    [150_00, 150_00, 'ok'],
    [165_00, 150_00, 'ok'],
    [165_01, 150_00, 'valor_diferente'],
    [135_00, 150_00, 'ok'],
    [134_99, 150_00, 'valor_diferente'],
    [210_00, 210_00, 'ok'],
    [210_01, 210_00, 'fora_da_tabela'],
    [238_00, 210_00, 'fora_da_tabela'],
    [110_00, 110_00, 'ok'],
    [109_99, 110_00, 'fora_da_tabela'],
    [94_10, 166_20, 'valor_diferente'],
    [150_00, null, 'ok'],
    [109_99, null, 'fora_da_tabela'],
  ])('who paid %i where %s was expected is %s', (descontado, esperado, codigo) => {
    expect(codigoDoDesconto({ descontado, esperado }, faixa, 10).codigo).toBe(codigo);
  });
  it.each([
    ['nao_descontado', {}],
    ['paga_por_boleto', { boleto: true }],
    ['arquivo_nao_enviado', { casa: 'TCU' as const }],
    ['novo_apos_corte', { periodos: [{ inicio: '2026-10-11', fim: null }] }],
    ['nao_descontado', { periodos: [{ inicio: '2026-10-10', fim: null }] }],
    ['nao_descontado', { inativo: true, inativadoAqui: true }],
    ['nao_descontado', { periodos: [{ inicio: '2020-01-01', fim: '2026-11-01' }] }],
  ])('without a line is %s: %o', (codigo, over) => {
    expect(check([linha({ cpf: '9' })], [filiado(over)]).filiados).toMatchObject([{ codigo }]);
  });
  it.each([
    [{ inativo: true }],
    [{ falecido: true }],
    [{ periodos: [{ inicio: '2020-01-01', fim: '2026-10-31' }] }],
    [{ periodos: [{ inicio: '2026-11-01', fim: null }] }],
  ])('without a line has none: %o', (over) => {
    expect(check([linha({ cpf: '9' })], [filiado(over)]).filiados).toEqual([]);
  });
  it('counts the months in a row', () => {
    const anterior = { codigo: 'nao_descontado', meses: 2 };
    expect(check([linha({ cpf: '9' })], [filiado({ anterior })]).filiados[0]?.meses).toBe(3);
    expect(check([linha({ valor: 1_00 })], [filiado({ anterior })]).filiados[0]).toMatchObject({
      codigo: 'valor_diferente',
      meses: 1,
    });
  });
});

describe('a line', () => {
  it.each([
    ['atribuida', {}, {}],
    ['sem_cadastro', { cpf: '9' }, {}],
    ['sem_cadastro', { cpf: null, nome: 'Ana Outra' }, {}],
    ['atribuida', { cpf: null, matricula: 'P - 007', nome: 'ANA LIMA' }, {}],
    ['sem_cadastro', { cpf: null, matricula: '7', nome: 'Ana Souza' }, {}],
    ['sem_cadastro', { cpf: null, matricula: '7' }, {}],
    ['nome_a_confirmar', { cpf: null, nome: 'ana maria lima' }, {}],
    ['duplicado', { repetida: true }, {}],
    ['desfiliado', {}, { periodos: [{ inicio: '2020-01-01', fim: '2026-09-12' }] }],
    ['desfiliado', {}, { periodos: [{ inicio: '2020-01-01', fim: '2026-10-01' }] }],
    ['atribuida', {}, { periodos: [{ inicio: '2020-01-01', fim: '2026-10-02' }] }],
    ['falecido', {}, { falecido: true, dataFalecimento: '2026-09-30' }],
    ['falecido', {}, { falecido: true }],
    ['atribuida', {}, { falecido: true, dataFalecimento: '2026-10-20' }],
    ['boleto', {}, { boleto: true }],
    ['inativo', {}, { inativo: true }],
    ['atribuida', {}, { inativo: true, inativadoAqui: true }],
    ['casa_diferente', {}, { casa: 'SENADO' as const }],
  ])('is %s: %o of %o', (codigo, ofLinha, over) => {
    expect(check([linha(ofLinha)], [filiado(over)]).linhas[0]?.codigo).toBe(codigo);
  });
  it('by the matrícula of two people who agree, or by a name that two have, is nobody’s', () => {
    const two = [filiado(), filiado({ id: 'b', cpf: '2' })];
    expect(check([linha({ cpf: null, matricula: '7', nome: 'Ana Lima' })], two).linhas[0]?.codigo).toBe('sem_cadastro');
    expect(check([linha({ cpf: null, nome: 'Ana Maria Lima' })], two).linhas[0]?.codigo).toBe('sem_cadastro');
  });
  it('of another house’s file does not match by matrícula', () => {
    expect(check([linha({ cpf: null, matricula: '7', nome: 'Ana Lima' })], [filiado()], 'TCU').linhas[0]?.codigo).toBe(
      'sem_cadastro',
    );
  });
  it('adds up with the member’s others', () => {
    const lines = [linha({ valor: 100_00 }), linha({ linha: 3, valor: 50_00, rubrica: 'B' })];
    expect(check(lines, [filiado()]).filiados).toMatchObject([{ codigo: 'ok', descontado: 150_00 }]);
  });
});

it('a file is what was assigned and what was not', () => {
  const { totais } = check(
    [linha(), linha({ linha: 3, repetida: true }), linha({ linha: 4, cpf: '9', valor: 10_00 })],
    [filiado()],
  );
  expect(totais).toEqual([
    {
      ...{ casa: 'CAMARA', linhas: 3, soma: 310_00, esperados: 1, ok: 1, comOcorrencia: 0 },
      ...{ atribuido: 150_00, semFiliado: 160_00, diferenca: 0 },
    },
  ]);
  const wrong = { ...arquivo([linha()]), soma: 151_00 };
  expect(checkDescontos([wrong], [filiado()], REGRAS).totais[0]?.diferenca).toBe(1_00);
});

it.each([
  ['Maria H. de Souza', 'MARIA HELENA SOUZA', true],
  ['Maria Souza', 'Mario Souza', false],
  ['Maria', 'Maria', false],
  [null, 'Maria Souza', false],
])('%s and %s agree: %s', (um, outro, agree) => expect(nomesConferem(um, outro)).toBe(agree));

describe('the table of dues', () => {
  it('is the row in force on the day', () => {
    const tabela = readTabela(`${TABELA_PADRAO}\n01/07/2026; 1,00%; 120,00; 250,00`);
    expect(contribuicaoEm(tabela, '2026-06-30')).toEqual({
      desde: '2024-01-01',
      percentual: 90,
      piso: 110_00,
      teto: 210_00,
    });
    expect(contribuicaoEm(tabela, '2026-07-01')).toMatchObject({ percentual: 100, teto: 250_00 });
    expect(contribuicaoEm(tabela, '2023-12-31')).toBeNull();
  });
  it.each([
    '',
    'x',
    '01/01/2024; 0,90; 210,00; 110,00',
    '31/02/2024; 1; 1,00; 2,00',
    `${TABELA_PADRAO}\n${TABELA_PADRAO}`,
  ])('refuses %s', (text) => expect(problemaDaTabela(text)).not.toBeNull());
  it('takes the shipped one', () => expect(problemaDaTabela(TABELA_PADRAO)).toBeNull());
});
