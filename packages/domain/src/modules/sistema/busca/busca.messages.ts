/** Texts of the search over everything. Source: issue 3 (Ctrl K). */
import { formatContagem } from '@sede/domain/kernel';
import { MIN_LETRAS_BUSCA } from './busca.lists.ts';

export const buscaMessages = {
  abrir: 'Buscar',
  atalho: 'Buscar em todo o sistema',
  campo: 'Buscar páginas, ações e registros',
  dica: 'Página, ação, despesa, beneficiário… (> só páginas)',
  recentes: 'Abertos há pouco',
  paginas: 'Páginas',
  acoes: 'Ações',
  verTodos: (pagina: string) => `Ver todos em ${pagina}`,
  buscando: 'Buscando…',
  nada: (texto: string) => `Nada encontrado para “${texto}”.`,
  poucasLetras: `Digite ao menos ${MIN_LETRAS_BUSCA} letras para buscar registros.`,
  falhou: 'Não foi possível buscar registros.',
  tentar: 'Tentar de novo',
  quantos: (n: number) => formatContagem(n, 'resultado', 'resultados'),
  escopos: 'Onde buscar',
  tudo: 'Tudo',
  pessoas: 'Pessoas',
  emEscopo: (escopo: string) => `Só em ${escopo}.`,
  teclas: { andar: 'andar', abrir: 'abrir', escopo: 'onde buscar', fechar: 'fechar' },
} as const;
