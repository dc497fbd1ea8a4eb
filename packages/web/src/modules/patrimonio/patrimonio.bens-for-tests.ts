/** Assets, an exit and a maintenance as the server answers them to their keeper. */
import { podeDe } from '@sede/domain/kernel';
import type { Bem, BemCompleto, MotivoDoBem, ResumoDosBens } from '@sede/domain/modules/patrimonio/bens';
import type { Fluxo, MotivoDoFluxo } from '@sede/domain/modules/patrimonio/fluxos';
import type { ManutencaoCompleta, MotivoDaManutencao } from '@sede/domain/modules/patrimonio/manutencoes';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const REGISTRO = { versao: 3, criadoEm: '2026-01-05T12:00:00.000Z', atualizadoEm: '2026-05-14T12:00:00.000Z' };

type Acao = keyof Bem['pode'];
export const podeDoBem = (menos: Partial<Record<Acao, MotivoDoBem | null>> = {}) =>
  podeDe<Acao, MotivoDoBem>({
    ...{ editar: null, alocar: null, sair: null, manter: null, descartar: null },
    ...{ desfazerDescarte: 'nao_descartado', excluir: null, anexar: null },
    ...menos,
  });

/** `bem(3)` is the notebook 000003, at the union. */
export const bem = (n: number, given: Partial<Bem> = {}): Bem => ({
  ...REGISTRO,
  ...{ id: id(n), classe: 'pessoa', tipoObjeto: 'Notebook', nPatrimonio: String(n).padStart(6, '0') },
  ...{ empresa: null, cnpj: null, responsavel: 'Almoxarifado', idUsuario: null, usuario: null },
  ...{ setorAlocado: 'Comunicação', dataAlocacao: null, retorno: null, situacaoBase: 'Disponivel' },
  ...{ situacao: 'Disponivel', semRegistro: false, lugar: 'sede', lugarDia: null, comQuem: null },
  ...{ conferido: '2026-11-14', naoLocalizado: false },
  ...{ dataDescarte: null, nSerie: null, descricaoBem: 'Dell Latitude 5450', especificacao: '16 GB' },
  ...{ dataCadastro: '2026-01-05T12:00:00.000Z', dataAquisicao: null, valorAquisicao: null, garantiaAte: null },
  ...{ autor: 'Paula Rezende', aConferir: [], saidaAberta: null, manutencaoAberta: null, movimentos: 0, arquivos: 0 },
  pode: podeDoBem(),
  ...given,
});
export const completo = (um: Bem, anexos: BemCompleto['anexos'] = []): BemCompleto => ({
  ...um,
  ...{ anexos, arquivos: anexos.length },
});

export const RESUMO: ResumoDosBens = {
  ...{ bens: 1412, pessoa: 1374, predial: 38, encerrados: 21 },
  ...{ fora: 38, atrasados: 3, emManutencao: 1 },
};

export const fluxo = (n: number, given: Partial<Fluxo> = {}): Fluxo => ({
  ...REGISTRO,
  ...{ id: id(1000 + n), bemId: id(n), nPatrimonio: String(n).padStart(6, '0'), tipoObjeto: 'Notebook' },
  ...{ descricaoBem: 'Dell Latitude 5450', idFuncionario: null, responsavel: 'Camila Prado', email: null },
  ...{ motivoMovimentacao: 'Reunião externa', dataSaida: '2026-11-16', horaSaida: '09:00', previsao: '2026-11-18' },
  ...{ estadoPatrimonio: 'Bom', dataRetorno: null, horaRetorno: null, estadoRetorno: null, situacao: 'atrasado' },
  ...{ autor: 'Paula Rezende', aConferir: [], avisadoEm: null },
  pode: podeDe<keyof Fluxo['pode'], MotivoDoFluxo>({ editar: null, retornar: null, prorrogar: null }),
  ...given,
});

export const manutencao = (n: number, given: Partial<ManutencaoCompleta> = {}): ManutencaoCompleta => ({
  ...REGISTRO,
  ...{ id: id(2000 + n), bemId: id(n), nPatrimonio: String(n).padStart(6, '0'), tipoObjeto: 'Impressora' },
  ...{ descricaoBem: 'HP LaserJet', responsavel: 'Oficina Central', descricaoProblema: 'Não puxa o papel' },
  ...{ dataManutencao: '2026-11-09', dataRetorno: null, resultado: null, situacao: 'aberta' },
  ...{ idDespesa: null, despesa: null, custo: null, autor: 'Paula Rezende', aConferir: [], arquivos: 0, anexos: [] },
  pode: podeDe<keyof ManutencaoCompleta['pode'], MotivoDaManutencao>({ editar: null, encerrar: null }),
  ...given,
});

export const arquivo = (nome: string) => ({
  ...{ id: id(9000), nome, tipoConteudo: 'application/pdf', tamanho: 1000, sha256: 'a'.repeat(64), protegido: false },
  ...{ anexadoEm: '2026-01-05T12:00:00.000Z', anexadoPor: 'Paula Rezende' },
});
