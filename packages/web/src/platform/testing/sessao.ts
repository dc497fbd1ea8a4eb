/**
 * A session as `GET /api/sessao` answers it, for a person with these roles: permissions come from the domain's table.
 *
 * Today is Saturday 21/11/2026 in every screen test, unless the test says otherwise.
 */
import { PREFERENCIAS_PADRAO, permissionsOf, type Role } from '@sede/domain/access';
import { PERIODO_PADRAO } from '@sede/domain/kernel';
import type { Sessao } from '../session/index.ts';

export const HOJE = '2026-11-21';

export const sessaoDe = (papeis: readonly Role[], given: Partial<Sessao> = {}): Sessao => ({
  usuario: {
    id: '0198c0de-0000-7000-8000-0000000000aa',
    nome: 'Ana Lima',
    email: 'ana@sindicato.org',
    doisFatores: false,
  },
  papeis,
  papeisSuspensos: [],
  permissoes: permissionsOf(papeis),
  visoesPadrao: [],
  preferencias: PREFERENCIAS_PADRAO,
  pendencias: [],
  avisosNaoLidos: 0,
  primeiroAcesso: false,
  sindicato: {
    nome: 'Sindicato',
    sigla: 'SIND',
    telefone: '',
    email: '',
    serviceDesk: '',
    marca: 'Sede',
    cores: [],
    logo: null,
  },
  ambiente: 'producao',
  demonstracao: null,
  emailConfigurado: false,
  hoje: HOJE,
  periodoFinanceiro: PERIODO_PADRAO,
  aoVivo: null,
  ...given,
});
