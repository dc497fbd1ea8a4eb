-- Finance basics: who is paid (beneficiarios), what for (itens_despesa), on which occasion (eventos).
--
-- `busca` and `iniciais` are the database's own search text (kernel/text-search.ts asks them): never written by the
-- program, left out of the audit. Deleting a record in use is refused by the foreign keys (spec 1 §5; invariant A11).

-- First letters, with the particles and, where there are any, without: 'João da Silva' → 'jds js', as the kernel's
-- `initials` gives them (a test compares both).
create function sede.iniciais(texto text) returns text language sql immutable parallel safe strict as
$$
  with palavras as (
    select left(p.palavra[1], 1) as letra, p.palavra[1] = any ('{da,das,de,do,dos,e}'::text[]) as particula, p.ordem
    from regexp_matches(sede.sem_acento(texto), '[[:alnum:]]+', 'g') with ordinality as p (palavra, ordem)
  ), juntas as (
    select coalesce(string_agg(letra, '' order by ordem), '') as todas,
      coalesce(string_agg(letra, '' order by ordem) filter (where not particula), '') as curtas
    from palavras
  )
  select case when curtas in ('', todas) then todas else todas || ' ' || curtas end from juntas
$$;

-- The document as people write it, so that it is found with and without its mask.
create function sede.cpf_cnpj_com_mascara(documento text) returns text language sql immutable parallel safe strict as
$$
  select case length(documento)
    when 11 then regexp_replace(documento, '^(.{3})(.{3})(.{3})(.{2})$', '\1.\2.\3-\4')
    else regexp_replace(documento, '^(.{2})(.{3})(.{3})(.{4})(.{2})$', '\1.\2.\3/\4-\5')
  end
$$;

create table beneficiarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tipo text not null check (tipo in ('F', 'J')),
  cpf_cnpj text not null,
  nome_beneficiario text not null check (length(nome_beneficiario) between 1 and 200),
  sigla text,
  desabilitado boolean not null default false,
  tipo_recebedor text,
  chave_pix text,
  banco text,
  agencia text,
  conta text,
  tipo_conta text check (tipo_conta in ('corrente', 'poupanca', 'pagamento')),
  busca text not null generated always as (
    sede.sem_acento(nome_beneficiario || ' ' || coalesce(sigla, '') || ' ' || cpf_cnpj || ' ' || sede.cpf_cnpj_com_mascara(cpf_cnpj))
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome_beneficiario)) stored,
  constraint beneficiarios_documento check (
    case tipo when 'F' then cpf_cnpj ~ '^[0-9]{11}$' else cpf_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$' end
  )
);
comment on table beneficiarios is 'Pessoas (F) e empresas (J) a quem o sindicato paga.';
comment on column beneficiarios.cpf_cnpj is 'Sem máscara, maiúsculas. Pode repetir-se depois de um aviso (decisions §7).';
create index beneficiarios_nome on beneficiarios (nome_beneficiario, id);
create index beneficiarios_cpf_cnpj on beneficiarios (cpf_cnpj, id);
create index beneficiarios_busca on beneficiarios using gin (busca gin_trgm_ops);
create index beneficiarios_iniciais on beneficiarios using gin (iniciais gin_trgm_ops);
create unique index beneficiarios_id_origem on beneficiarios (id_origem);
select sede.auditar('beneficiarios', 'beneficiarios', 'id', '{busca,iniciais}');

-- Expense types and cost centres are settings: checked by the program inside the transaction.
create table itens_despesa (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  tipo text not null,
  centro_custo text,
  descricao text,
  id_beneficiario uuid,
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || coalesce(descricao, ''))) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored,
  constraint itens_despesa_beneficiario foreign key (id_beneficiario) references beneficiarios (id)
);
comment on table itens_despesa is 'No que o sindicato gasta: nome, tipo e centro de custo sugeridos a cada despesa.';
-- Two items in use that read the same would split one item's sums.
create unique index itens_despesa_nome_em_uso on itens_despesa (tipo, regexp_replace(sede.sem_acento(nome), '\s+', ' ', 'g'))
  where not desabilitado;
create index itens_despesa_nome on itens_despesa (nome, id);
create index itens_despesa_id_beneficiario on itens_despesa (id_beneficiario) where id_beneficiario is not null;
create index itens_despesa_busca on itens_despesa using gin (busca gin_trgm_ops);
create index itens_despesa_iniciais on itens_despesa using gin (iniciais gin_trgm_ops);
create unique index itens_despesa_id_origem on itens_despesa (id_origem);
select sede.auditar('itens_despesa', 'itensDespesa', 'id', '{busca,iniciais}');

-- `relacao_documentos` and `id_documento` wait for the documents' area, which adds the foreign key.
create table eventos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tipo text not null check (tipo in ('Próprio', 'Patrocinado')),
  nome text not null check (length(nome) between 1 and 200),
  areas text[] not null default '{}' check (areas <@ '{Defesa,Benefício,Outra}'::text[]),
  descricao text,
  data_inicio date,
  data_fim date,
  publicos_alvo text[] not null default '{}'
    check (publicos_alvo <@ '{Filiados CD,Filiados SF,Filiados TCU,Outras pessoas}'::text[]),
  responsaveis text,
  relacao_documentos boolean not null default false,
  id_documento uuid,
  desabilitado boolean not null default false,
  busca text not null generated always as (
    sede.sem_acento(nome || ' ' || coalesce(descricao, '') || ' ' || coalesce(responsaveis, ''))
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored,
  constraint eventos_periodo check (data_fim >= data_inicio),
  constraint eventos_documento check (id_documento is null or relacao_documentos)
);
comment on table eventos is 'Eventos próprios ou patrocinados, a que despesas e receitas se ligam.';
create index eventos_data_inicio on eventos (data_inicio desc nulls last, id desc);
create index eventos_nome on eventos (nome, id);
create index eventos_busca on eventos using gin (busca gin_trgm_ops);
create index eventos_iniciais on eventos using gin (iniciais gin_trgm_ops);
create unique index eventos_id_origem on eventos (id_origem);
select sede.auditar('eventos', 'eventos', 'id', '{busca,iniciais}');
