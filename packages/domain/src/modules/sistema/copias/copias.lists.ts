/** Words of the backups. No zod. Source: issue 3 (backup and restore). */
export const ORIGENS_COPIA = [
  { valor: 'noturna', rotulo: 'Automática' },
  { valor: 'manual', rotulo: 'Pedida na tela' },
  { valor: 'comando', rotulo: 'Linha de comando' },
] as const;
export type OrigemCopia = (typeof ORIGENS_COPIA)[number]['valor'];
export const VALORES_ORIGEM_COPIA = ['noturna', 'manual', 'comando'] as const satisfies readonly OrigemCopia[];

export const ESTADOS_COPIA = [
  { valor: 'na_fila', rotulo: 'Na fila' },
  { valor: 'executando', rotulo: 'Em andamento' },
  { valor: 'concluida', rotulo: 'Concluída' },
  { valor: 'falhou', rotulo: 'Falhou' },
] as const;
export type EstadoCopia = (typeof ESTADOS_COPIA)[number]['valor'];
export const VALORES_ESTADO_COPIA = [
  'na_fila',
  'executando',
  'concluida',
  'falhou',
] as const satisfies readonly EstadoCopia[];
