/** What waits for gestor_sistema among the users. Source: issue 3. */
import type { Pendencia } from '@sede/domain/manifest';

export const USUARIOS_PENDENCIAS: readonly Pendencia[] = [
  {
    id: 'usuarios.convites',
    permissao: 'usuarios.editar',
    modulo: 'usuarios',
    operacao: 'totals',
    filtro: () => ({ situacao: ['convite_pendente'] }),
    caminho: '/roles',
    busca: () => ({ situacao: 'convite_pendente' }),
    uma: 'convite pendente',
    muitas: 'convites pendentes',
    curta: ['convite', 'convites'],
    tom: 'neutro',
  },
];
