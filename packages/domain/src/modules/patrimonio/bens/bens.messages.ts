/**
 * Texts of the asset register, to the letter of the spec where it has them. Source: spec 3 §2.13, §5, §8;
 * decisions-sindical-contratos-patrimonio (Words, Assets).
 */
import {
  CNPJ_INVALIDO,
  defineErrors,
  defineMotivos,
  formatContagem,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';
import { INICIOS_DO_PATRIMONIO, MAX_ANEXOS_DO_BEM, PAGINAS_DO_PATRIMONIO } from '../patrimonio.lists.ts';
import { ANEXOS_DO_PATRIMONIO, OBRIGATORIO_PATRIMONIO } from '../patrimonio.messages.ts';
import { MAX_DIGITOS_DO_PATRIMONIO, MAX_ETIQUETAS } from './bem.lists.ts';

export const bensMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  descartado: 'O bem está descartado.',
  devolvido: 'O bem está devolvido.',
  nao_descartado: 'O bem não está descartado nem devolvido.',
  fora: 'O bem está fora: registre o retorno antes.',
  em_manutencao: 'O bem está em manutenção: registre o retorno antes.',
  movimentado: 'O bem já teve saída ou manutenção: não pode ser excluído.',
});
export type MotivoDoBem = MotivoDe<typeof bensMotivos>;

/** 'com Camila Prado': who has an asset. */
export const comQuem = (nome: string): string => `com ${nome}`;

interface UmBem {
  n: string;
}
/** An asset that somebody took. */
interface BemTomado extends UmBem {
  com: string;
}
const numeros = (n: readonly string[]) => new Intl.ListFormat('pt-BR').format(n);
function jaFora({ bens: [um, ...outros] }: { bens: readonly [BemTomado, ...BemTomado[]] }): string {
  if (outros.length === 0) return `O bem ${um.n} já está fora, ${comQuem(um.com)}.`;
  return `Os bens ${numeros([um, ...outros].map(({ n, com }) => `${n} (${comQuem(com)})`))} já estão fora.`;
}

const ETIQUETAS_DEMAIS = `No máximo ${MAX_ETIQUETAS.toLocaleString('pt-BR')} etiquetas por vez.`;

export const bensErrors = defineErrors('bens', {
  descartado: { kind: 'rule', message: ({ n }: UmBem) => `O bem ${n} está descartado.` },
  devolvido: { kind: 'rule', message: ({ n }: UmBem) => `O bem ${n} está devolvido.` },
  nao_descartado: { kind: 'state', message: bensMotivos.texto('nao_descartado') },
  fora: { kind: 'state', message: ({ n }: UmBem) => `O bem ${n} está fora: registre o retorno antes.` },
  em_manutencao: {
    kind: 'state',
    message: ({ n }: UmBem) => `O bem ${n} está em manutenção: registre o retorno antes.`,
  },
  /** Of an exit: which assets, and who has each, also in `data.bens`. */
  ja_fora: { kind: 'conflict', message: jaFora },
  ja_em_manutencao: { kind: 'conflict', message: ({ n }: UmBem) => `O bem ${n} já está em manutenção.` },
  movimentado: { kind: 'state', message: bensMotivos.texto('movimentado') },
  numero_repetido: { kind: 'conflict', message: ({ n }: UmBem) => `Já existe um bem com o número ${n}.` },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DO_BEM} anexos.` },
  sem_etiqueta: { kind: 'rule', message: 'Nenhum destes bens precisa de etiqueta.' },
  etiquetas_demais: { kind: 'rule', message: ETIQUETAS_DEMAIS },
});

export const bensMessages = {
  ...ANEXOS_DO_PATRIMONIO,
  titulo: PAGINAS_DO_PATRIMONIO.bens,
  novo: INICIOS_DO_PATRIMONIO.bem,
  editar: 'Editar bem',
  obrigatorio: OBRIGATORIO_PATRIMONIO,
  salvo: 'Bem patrimonial salvo com sucesso!',
  erroSalvar: 'Erro ao salvar bem patrimonial.',
  /** Of a new one that the server could not keep. */
  erroCriar: 'Transação não foi concluída',
  excluido: 'Bem patrimonial excluído com sucesso!',
  descartado: 'Descarte registrado com sucesso!',
  devolvido: 'Devolução registrada com sucesso!',
  descarteDesfeito: 'Descarte desfeito.',
  encerrados: (quantos: number) => formatContagem(quantos, 'descartado ou devolvido', 'descartados ou devolvidos'),
  alocados: (quantos: number) => `${formatContagem(quantos, 'bem alocado', 'bens alocados')}.`,
  cnpjInvalido: CNPJ_INVALIDO,
  cnpjSoPredial: 'Só bens prediais têm CNPJ.',
  soDigitos: `Use só algarismos, até ${MAX_DIGITOS_DO_PATRIMONIO}.`,
  retornoAntes: 'O retorno não pode ser anterior à alocação.',
  garantiaAntes: 'A garantia não pode terminar antes da aquisição.',
  fimFuturo: (predial: boolean) => `A data ${predial ? 'da devolução' : 'de descarte'} não pode ser futura.`,
  situacaoDeOutraClasse: 'Esta situação não é da classe do bem.',
  inexistente: 'O bem não existe mais.',
  semAlocacao: 'Informe o usuário ou o setor.',
  confirmaExcluir: (nome: string) => `Confirma a exclusão permanente de ${nome}?`,
  confirmaDescartar: (nome: string) => `Confirma o descarte do bem ${nome}?`,
  confirmaDevolver: (nome: string) => `Confirma a devolução do bem ${nome}?`,
  semRegistro: 'sem registro',
  /** Of one that came over discarded or given back. */
  semDataDoFim: 'não informada no sistema anterior',
  naoLocalizado: 'não localizado',
  registrarManutencao: 'Registrar manutenção',
  aConferir: 'A conferir',
  semAceite: 'Termo sem aceite há mais de 3 dias',
  nenhumDado: 'Nenhum dado disponivel',
  nenhumBem: 'Nenhum resultado(Digite pelo menos 3 letras)',
  etiqueta: 'Etiqueta',
  etiquetas: 'Etiquetas',
  arquivoDasEtiquetas: 'etiquetas.pdf',
  papel: 'Papel',
  primeiraPosicao: 'Primeira etiqueta livre na folha',
  gerarEtiquetas: 'Gerar PDF',
  imprimirEtiqueta: 'Imprimir etiqueta',
  posicaoNaFolha: (posicao: number) => `Posição ${posicao}`,
  etiquetasDemais: ETIQUETAS_DEMAIS,
  /** '12 etiquetas em 1 página' */
  quantasEtiquetas: (etiquetas: number, folhas: number) =>
    `${formatContagem(etiquetas, 'etiqueta', 'etiquetas')} em ${formatContagem(folhas, 'página', 'páginas')}`,
  vazio: 'Aqui ficam os bens do sindicato: o que são, com quem estão e onde.',
} as const;
