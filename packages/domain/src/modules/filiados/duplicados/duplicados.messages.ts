/** Texts of duplicate records and their merge. Source: decisions-members (Merge). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';
import { PAGINAS_DE_DUPLICADOS } from './duplicados.name.ts';

/** Why two records are not merged, or a proposal not decided, now. */
export const duplicadosMotivos = defineMotivos({
  mesma_ficha: 'Escolha duas fichas diferentes.',
  anonimizada: 'Uma das fichas foi anonimizada.',
  pedido_titular: 'Há um pedido do titular em andamento para uma das fichas. Conclua-o antes.',
  duas_contas:
    'As duas fichas têm conta de acesso. O gestor do sistema precisa excluir uma das contas antes da unificação.',
  falecimento: 'Só uma das fichas está marcada como falecida. Registre ou desmarque o falecimento antes da unificação.',
  outra_pessoa: 'Quem propôs não confirma: é preciso outra pessoa.',
  decidida: 'Esta unificação já foi decidida.',
});
export type MotivoDuplicado = MotivoDe<typeof duplicadosMotivos>;

export const duplicadosErrors = defineErrors('duplicados', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoDuplicado }) => duplicadosMotivos.texto(motivo),
  },
  ja_proposta: { kind: 'conflict', message: 'Já há uma unificação aguardando decisão com uma destas fichas.' },
  mudou: {
    kind: 'conflict',
    message: 'Uma das fichas mudou depois da proposta. Recuse esta proposta e compare as fichas de novo.',
  },
  excluida: { kind: 'conflict', message: 'Uma das fichas foi excluída depois da proposta. Recuse esta proposta.' },
});

export const duplicadosMessages = {
  ...PAGINAS_DE_DUPLICADOS,
  semPares: 'Nenhum par de fichas parecidas',
  ajudaSemPares: 'Quando duas fichas parecem ser da mesma pessoa, elas aparecem aqui.',
  semPropostas: 'Nenhuma unificação foi proposta ainda.',
  distintos: 'Não é a mesma pessoa',
  lembrado: 'Anotado: não são a mesma pessoa.',
  proposta: 'Unificação proposta: falta a confirmação de outra pessoa.',
  confirmada: 'Fichas unificadas.',
  recusada: 'Unificação recusada.',
  propor: 'Propor unificação',
  confirmar: 'Confirmar unificação',
  pergunta:
    'A ficha que sai deixa de aparecer em listas, números e consultas, e o seu endereço passa a abrir a ficha que fica. A unificação não pode ser desfeita.',
  escolherDuas: 'Escolher duas fichas',
  trocar: 'Trocar a que fica',
  sobrepostas: 'Filiações que se sobrepõem serão unidas numa só, do primeiro início ao último término.',
  contaVai: 'A conta de acesso passa para a ficha que fica.',
} as const;
