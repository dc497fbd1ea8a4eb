-- Lists of members pasted for a case, kept apart until they are linked.
--
-- Source: decisions-legal (Cases: 'Colar lista').

create table processo_listas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  nome text not null check (length(nome) between 1 and 200),
  estado text not null check (estado in ('previa', 'incluindo', 'concluida', 'falhou')),
  linhas int not null check (linhas between 1 and 20000),
  com_saidos boolean not null default false,
  a_incluir int,
  incluidos int not null default 0,
  -- Of the job that links it.
  trabalho_id uuid,
  -- Kept beside the account: who pasted it.
  por_id uuid not null,
  por_nome text not null,
  constraint processo_listas_processo foreign key (processo_id) references processos_juridicos (id)
);
comment on table processo_listas is 'Listas de filiados coladas para um processo.';
create index processo_listas_processo_id on processo_listas (processo_id);
create index processo_listas_trabalho on processo_listas (trabalho_id) where trabalho_id is not null;
select sede.auditar('processo_listas', 'listasProcesso');

-- CPFs of people who may be no members: gone a day after the list was pasted.
create table processo_lista_entradas (
  lista_id uuid not null references processo_listas (id) on delete cascade,
  ordem int not null,
  linha int not null,
  lido text not null,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  completado boolean not null,
  chave text,
  problema text,
  primary key (lista_id, ordem)
);
comment on table processo_lista_entradas is 'CPFs e matrículas de uma lista colada, por um dia.';
