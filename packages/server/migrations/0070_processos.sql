-- Cases of the legal area: judicial and administrative ones, and the union's own procedimentos; who is party to them, what happened,
-- what the union stated, what was said about them.
--
-- `processos` is the platform's table of running programs, so these are `processos_juridicos`. A number is kept as it was typed, and
-- compared by its digits. Legal free text is told by audit and history to legal staff only (the module says which fields).
-- Source: spec 3 §2.5, §3, §4, §5; decisions-legal (Tables, Cases); invariants B6, B7, B9, B10.

create table processos_juridicos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tipo text not null check (tipo in ('Judicial', 'Administrativo', 'Procedimento')),
  -- Of a procedimento: year and sequence.
  numero text check (length(numero) between 1 and 100),
  digitos text not null generated always as (regexp_replace(coalesce(numero, ''), '\D', '', 'g')) stored,
  formato_antigo boolean not null default false,
  -- Somebody said that the same number twice in one office is right.
  numero_confirmado boolean not null default false,
  ano int,
  sequencia int check (sequencia >= 1),
  tribunal_orgao text check (length(tribunal_orgao) between 1 and 60),
  data_protocolo date,
  -- By which day lists and panel count it: of protocol, or else of registration.
  data_referencia date not null,
  escritorio_id uuid,
  -- As the office was called when the case was last moved there.
  escritorio_nome text check (length(escritorio_nome) between 1 and 200),
  escritorio_email text check (length(escritorio_email) between 3 and 254),
  objeto_id uuid,
  movido_pelo_sindicato boolean not null default false,
  link_processo text check (link_processo ~* '^https?://' and length(link_processo) <= 2000),
  valor_causa bigint check (valor_causa >= 0),
  natureza text check (natureza in ('Profissional', 'Particular')),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  pessoas_tem_direito text check (length(pessoas_tem_direito) between 1 and 10000),
  publicar_acao_coletiva boolean not null default false,
  titulo text check (length(titulo) between 1 and 200),
  filiados_indeterminados boolean not null default false,
  orgaos text[] not null default '{}' check (orgaos <@ '{CAMARA,SENADO,TCU}'),
  havera_comunicacao boolean not null default false,
  relacionado_atendimentos boolean not null default false,
  situacao text not null default 'Em andamento'
    check (situacao in ('Em andamento', 'Aguardando manifestação', 'Encerrado', 'Excluído')),
  movimentado_em timestamptz not null,
  -- What came over from the old system incomplete: the fields that the next save asks for.
  a_conferir text[] not null default '{}',
  busca text not null generated always as (sede.sem_acento(coalesce(numero, '') || ' ' || coalesce(titulo, ''))) stored,
  constraint processos_juridicos_escritorio foreign key (escritorio_id) references escritorios (id),
  constraint processos_juridicos_objeto foreign key (objeto_id) references objetos_processo (id),
  constraint processos_juridicos_campos check (a_conferir <> '{}' or (
    numero is not null and escritorio_id is not null and escritorio_nome is not null and objeto_id is not null
    and (titulo is not null or not publicar_acao_coletiva)
    and (cardinality(orgaos) > 0 or not filiados_indeterminados)
    and case tipo
      when 'Judicial' then tribunal_orgao is not null and data_protocolo is not null and link_processo is not null
        and valor_causa is not null
      when 'Administrativo' then tribunal_orgao in ('Câmara', 'TCU', 'Senado') and data_protocolo is not null
        and not filiados_indeterminados
      else sequencia is not null and ano is not null and natureza is not null and valor_causa is not null
    end))
);
comment on table processos_juridicos is 'Processos judiciais e administrativos e procedimentos do jurídico.';
create unique index processos_juridicos_numero on processos_juridicos
  (tipo, (case when tipo = 'Administrativo' then coalesce(tribunal_orgao, '') else '' end), digitos, escritorio_id)
  where situacao <> 'Excluído' and not numero_confirmado and a_conferir = '{}' and tipo <> 'Procedimento';
create unique index processos_juridicos_procedimento on processos_juridicos (ano, sequencia) where tipo = 'Procedimento';
create unique index processos_juridicos_id_origem on processos_juridicos (id_origem) where id_origem is not null;
create index processos_juridicos_movimento on processos_juridicos (movimentado_em, id) where situacao <> 'Excluído';
create index processos_juridicos_do_escritorio on processos_juridicos (escritorio_id, movimentado_em) where situacao <> 'Excluído';
create index processos_juridicos_situacao on processos_juridicos (situacao, data_referencia);
create index processos_juridicos_objeto on processos_juridicos (objeto_id);
create index processos_juridicos_digitos on processos_juridicos using gin (digitos gin_trgm_ops);
create index processos_juridicos_busca on processos_juridicos using gin (busca gin_trgm_ops);
select sede.auditar('processos_juridicos', 'processos', 'id', '{digitos,busca}');

create table filiados_processos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  filiado_id uuid,
  -- Of an imported party that no member was found for.
  nome text check (length(nome) between 1 and 200),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  constraint filiados_processos_processo foreign key (processo_id) references processos_juridicos (id),
  constraint filiados_processos_filiado foreign key (filiado_id) references filiados (id),
  constraint filiados_processos_unico unique (processo_id, filiado_id),
  constraint filiados_processos_quem check ((filiado_id is null) = (nome is not null) and (cpf is null or filiado_id is null))
);
comment on table filiados_processos is 'Filiados de cada processo.';
create index filiados_processos_filiado on filiados_processos (filiado_id, processo_id);
create unique index filiados_processos_id_origem on filiados_processos (id_origem) where id_origem is not null;
select sede.auditar('filiados_processos', 'processos', 'processo_id');

create table processo_eventos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  titulo text not null check (length(titulo) between 1 and 200),
  descricao text not null check (length(descricao) between 1 and 10000),
  data date not null,
  comunicado boolean not null default false,
  autor_id uuid,
  autor_nome text not null,
  -- Of an office's user: the office, whose name stands before theirs.
  escritorio_nome text,
  constraint processo_eventos_processo foreign key (processo_id) references processos_juridicos (id)
);
comment on table processo_eventos is 'Eventos dos processos, como o filiado os acompanha.';
create index processo_eventos_processo on processo_eventos (processo_id, data, id);
create unique index processo_eventos_id_origem on processo_eventos (id_origem) where id_origem is not null;
select sede.auditar('processo_eventos', 'processos', 'processo_id');

create table processo_manifestacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  manifestacao text not null check (length(manifestacao) between 1 and 10000),
  data timestamptz not null,
  autor_id uuid,
  autor_nome text not null,
  escritorio_nome text,
  constraint processo_manifestacoes_processo foreign key (processo_id) references processos_juridicos (id)
);
comment on table processo_manifestacoes is 'Manifestações do sindicato nos processos.';
create index processo_manifestacoes_processo on processo_manifestacoes (processo_id, data, id);
create unique index processo_manifestacoes_id_origem on processo_manifestacoes (id_origem) where id_origem is not null;
select sede.auditar('processo_manifestacoes', 'processos', 'processo_id');

create table processo_comentarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  processo_id uuid not null,
  comentario text not null check (length(comentario) between 1 and 5000),
  data timestamptz not null,
  autor_id uuid,
  autor_nome text not null,
  escritorio_nome text,
  constraint processo_comentarios_processo foreign key (processo_id) references processos_juridicos (id)
);
comment on table processo_comentarios is 'Comentários internos dos processos: só se acrescentam.';
create index processo_comentarios_processo on processo_comentarios (processo_id, data, id);
create unique index processo_comentarios_id_origem on processo_comentarios (id_origem) where id_origem is not null;
select sede.auditar('processo_comentarios', 'processos', 'processo_id');

-- What was said and stated stays: the program adds to both and changes neither.
do $$
begin
  if sede.papel_app() <> current_user then
    execute format('revoke update, delete on processo_comentarios, processo_manifestacoes from %I', sede.papel_app());
  end if;
end
$$;
