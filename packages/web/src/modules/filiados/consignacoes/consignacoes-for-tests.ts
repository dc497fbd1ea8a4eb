/** A month of the payroll check as screen tests answer it: nothing sent, verified, concluded. */
import { podeDe } from '@sede/domain/kernel';
import {
  type ArquivoDaCasa,
  LAYOUT_PADRAO,
  type LayoutDaCasa,
  type MotivoConsignacao,
  PASSOS_DA_VERIFICACAO,
  type PainelDaConsignacao,
  type PreviaDoArquivo,
  type Resultado,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';

export const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const MES = '2026-10';

const arquivo = (over: Partial<ArquivoDaCasa> = {}): ArquivoDaCasa => ({
  ...{ id: id(501), casa: 'CAMARA', nome: 'descontos_camara_202610.txt', idAnexo: id(601), linhas: 4812 },
  ...{ soma: 79_841_030, completados: 2, repetidas: 0, rodapeConfere: true, layoutNome: 'Câmara', layoutNumero: 3 },
  ...{ enviadoPor: 'Carla', enviadoEm: '2026-11-20T12:04:00.000Z', lido: true },
  ...over,
});

export const verificacao = (over: Partial<Verificacao> = {}): Verificacao => ({
  ...{ id: id(701), competencia: MES, estado: 'Finalizado', passo: 5, por: 'carla@sinfic.org.br' },
  mensagem: 'Verificacao finalizada com sucesso',
  ...{ iniciadaEm: '2026-11-20T12:12:00.000Z', terminadaEm: '2026-11-20T12:12:41.000Z' },
  ...over,
});
export const andando = (passo: number, over: Partial<Verificacao> = {}): Verificacao =>
  verificacao({
    ...{ estado: 'Em andamento', passo, mensagem: PASSOS_DA_VERIFICACAO[passo - 1] ?? '', terminadaEm: null },
    ...over,
  });

const PODE = { enviar: null, verificar: null, concluir: 'a_tratar', reabrir: 'aberta' } as const;

export const painel = (
  over: Partial<Omit<PainelDaConsignacao, 'pode'>> = {},
  pode: Partial<Record<keyof typeof PODE, MotivoConsignacao | null>> = {},
): PainelDaConsignacao => ({
  ...{ competencia: MES, concluida: null, verificacao: verificacao(), ultima: verificacao() },
  casas: [
    { casa: 'CAMARA', filiados: 4831, arquivo: arquivo() },
    {
      casa: 'SENADO',
      filiados: 3390,
      arquivo: arquivo({ casa: 'SENADO', nome: 'SF.csv', layoutNumero: 0, lido: false }),
    },
    { casa: 'TCU', filiados: 1204, arquivo: null },
  ],
  totais: [
    {
      ...{ casa: 'CAMARA', linhas: 4812, soma: 79_841_030, esperados: 4831, ok: 4788, comOcorrencia: 43 },
      ...{ atribuido: 79_770_210, semFiliado: 70_820, diferenca: 0 },
    },
    {
      ...{ casa: 'SENADO', linhas: 3377, soma: 61_190_285, esperados: 3390, ok: 3364, comOcorrencia: 26 },
      ...{ atribuido: 61_175_010, semFiliado: 15_275, diferenca: 0 },
    },
  ],
  codigos: [
    { codigo: 'ok', total: 8152, ocorrencia: false },
    { codigo: 'nao_descontado', total: 41, ocorrencia: true },
    { codigo: 'sem_cadastro', total: 6, ocorrencia: true },
  ],
  ...{ ocorrencias: 69, aTratar: 61 },
  gerados: [{ tipo: 'divergencias', casa: 'CAMARA', nome: 'divergencias_camara_2026-10.xlsx', linhas: 17 }],
  competencias: [
    { competencia: '2026-09', concluida: true },
    { competencia: MES, concluida: false },
  ],
  ...over,
  pode: podeDe<keyof typeof PODE, MotivoConsignacao>({ ...PODE, ...pode }),
});

/** A month of which nothing is there yet. */
export const vazio = (over: Partial<PainelDaConsignacao> = {}): PainelDaConsignacao =>
  painel(
    {
      casas: (['CAMARA', 'SENADO', 'TCU'] as const).map((casa) => ({ casa, filiados: 3, arquivo: null })),
      ...{ verificacao: null, ultima: null, totais: [], codigos: [], ocorrencias: 0, aTratar: 0 },
      ...{ gerados: [], competencias: [] },
      ...over,
    },
    { verificar: 'sem_arquivo', concluir: 'nao_verificada' },
  );

export const resultado = (n: number, over: Partial<Resultado> = {}): Resultado => ({
  ...{ id: id(n), nome: `FILIADO NÚMERO ${n}`, casa: 'SENADO', matricula: String(24_870 + n), esperado: 18_740 },
  ...{ meses: 1, processos: 0, competencia: MES, filiadoId: id(100 + n), cpf: '52998224725', linha: null },
  ...{ codigo: 'nao_descontado', descontado: null, diferenca: -18_740, detalhe: null, situacao: 'ATIVO' },
  ...{ tratamento: null, causa: null, nota: null, tratadoPor: null, tratadoEm: null, tratamentoVersao: 0 },
  inativadoEm: null,
  ...over,
});

export const previa = (over: Partial<PreviaDoArquivo> = {}): PreviaDoArquivo => ({
  ...{ nome: 'tcu.csv', linhas: 1204, soma: 20_000_00, completados: 0, repetidas: 0, rodape: 'nao_tem' },
  ...{ problemas: [], quantosProblemas: 0, igual: false, perguntas: [], mudancas: null },
  amostra: [{ linha: 2, cpf: '***.982.247-**', matricula: '24871', nome: 'MARIA HELENA', valor: 187_40 }],
  ...over,
});

export const layout = (over: Partial<LayoutDaCasa> = {}): LayoutDaCasa => ({
  ...{ id: null, versao: 0, casa: 'TCU', nome: 'Padrão', numero: 0, vigente: true },
  // The shipped definition is read-only; the contract's shape is not.
  definicao: structuredClone(LAYOUT_PADRAO) as LayoutDaCasa['definicao'],
  ...{ criadoEm: null, criadoPor: null },
  ...over,
});
