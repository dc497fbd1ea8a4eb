-- Backups and restores: what was tried, when, and how it ended. Not audited: the program writes it, nobody edits it.
-- `arquivo` is the archive's name in the place of the copies; `removida_em` is when the retention took it away.
create table copias (
  id uuid primary key,
  origem text not null check (origem in ('noturna', 'manual', 'comando')),
  estado text not null default 'executando' check (estado in ('na_fila', 'executando', 'concluida', 'falhou')),
  iniciada_em timestamptz not null,
  terminada_em timestamptz,
  criado_por uuid,
  etapa text,
  destino text not null,
  arquivo text,
  tamanho bigint,
  sha256 text,
  cifrada boolean not null,
  tabelas int,
  linhas bigint,
  arquivos int,
  problemas jsonb not null default '[]',
  erro text,
  removida_em timestamptz,
  constraint copias_terminada check ((estado in ('na_fila', 'executando')) = (terminada_em is null))
);
comment on table copias is 'Cópias de segurança: cada tentativa e o seu resultado.';
create index copias_iniciada on copias (iniciada_em desc, id desc);
-- One at a time: two archives made at once would only slow each other down.
create unique index copias_uma_na_fila on copias ((true)) where estado = 'na_fila';
create unique index copias_uma_por_vez on copias ((true)) where estado = 'executando';
