/** What waits for gestor_sistema in the installation's health: parts that fail (the backup among them), failed jobs. */
import type { Pendencia } from '@sede/domain/manifest';

const SAUDE = {
  modulo: 'saude',
  operacao: 'detalhes',
  caminho: '/configuracoes/saude',
  filtro: () => ({}),
  busca: () => ({}),
} as const;

export const SAUDE_PENDENCIAS: readonly Pendencia[] = [
  {
    ...SAUDE,
    id: 'saude.falhas',
    permissao: 'configuracoes.ver',
    lista: { campo: 'itens', onde: { situacao: 'falha' } },
    uma: 'parte do sistema com falha',
    muitas: 'partes do sistema com falha',
    curta: ['com falha', 'com falha'],
    tom: 'atrasado',
  },
  {
    ...SAUDE,
    id: 'saude.tarefas',
    permissao: 'tarefas.repetir',
    lista: { campo: 'tarefas' },
    uma: 'tarefa que falhou',
    muitas: 'tarefas que falharam',
    curta: ['tarefa falhou', 'tarefas falharam'],
    tom: 'atrasado',
  },
];
