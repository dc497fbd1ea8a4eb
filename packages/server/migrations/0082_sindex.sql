-- Calculations of Sindex that somebody kept: what was typed, the result, who and when. Never changed; the author deletes.
--
-- Amounts in centavos; decimals exact, at most 15 digits and 6 decimals. Source: spec 3 §2.14, §9; decisions §9; decisions-sindical (Sindex).

create table sindex_calculos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  calculo text not null check (calculo in ('Custo Filiado - Beneficios', 'Viabilidade Financeira')),
  descricao text check (length(descricao) between 1 and 120),
  resultado numeric not null check (resultado = round(resultado, 2)),
  uso_real numeric(21, 6) check (uso_real >= 0),
  uso_esperado numeric(21, 6) check (uso_esperado > 0),
  receita bigint check (receita >= 0),
  custo bigint check (custo > 0),
  nota numeric(7, 6) check (nota between 0 and 5),
  alugueis bigint check (alugueis >= 0),
  ativos bigint check (ativos > 0),
  juridico bigint check (juridico >= 0),
  seguradora bigint check (seguradora >= 0),
  clube bigint check (clube >= 0),
  gerais bigint check (gerais >= 0),
  -- Who kept it and may delete it; the name as it was then. No foreign key: the account may go.
  autor_id uuid not null,
  autor_nome text not null,
  busca text not null generated always as (sede.sem_acento(coalesce(descricao, '') || ' ' || autor_nome || ' ' || calculo)) stored,
  -- All of the one calculation, and nothing of the other.
  constraint sindex_calculos_inteiro check (case calculo
    when 'Viabilidade Financeira' then num_nulls(uso_real, uso_esperado, receita, custo, nota) = 0
      and num_nonnulls(alugueis, ativos, juridico, seguradora, clube, gerais) = 0
    else num_nulls(alugueis, ativos, juridico, seguradora, clube, gerais) = 0
      and num_nonnulls(uso_real, uso_esperado, receita, custo, nota) = 0 end)
);
comment on table sindex_calculos is 'Cálculos do Sindex que foram guardados.';
create index sindex_calculos_criado_em on sindex_calculos (criado_em desc, id desc);
create index sindex_calculos_busca on sindex_calculos using gin (busca gin_trgm_ops);
select sede.auditar('sindex_calculos', 'sindex', 'id', '{busca}');
