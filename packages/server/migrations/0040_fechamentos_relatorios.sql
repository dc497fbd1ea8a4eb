-- The report of each closing, kept as it was signed: its figures, its PDF and the PDF's digest. Reopened and closed again, a
-- month keeps every version. Written once, never changed. The PDF stands here and not among the attachments: it is part of
-- the act, some tens of kilobytes a month, and must be there exactly when the closing is (decision 060).
create table fechamentos_relatorios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  fechamento_id uuid not null,
  numero int not null check (numero >= 1),
  inicio date not null,
  fim date not null,
  fechado_em timestamptz not null,
  fechado_por_nome text not null,
  numeros jsonb not null,
  pdf bytea not null,
  digest text not null,
  -- The last entry of the trail when the figures were taken: what came later is 'Depois do fechamento'.
  ultima_auditoria bigint not null,
  constraint fechamentos_relatorios_fechamento foreign key (fechamento_id) references fechamentos (id) on delete cascade,
  constraint fechamentos_relatorios_numero unique (fechamento_id, numero),
  constraint fechamentos_relatorios_digest check (digest = encode(sha256(pdf), 'hex'))
);
comment on table fechamentos_relatorios is 'Relatórios de fechamento, como foram assinados: números, PDF e resumo SHA-256 do PDF.';
select sede.auditar('fechamentos_relatorios', 'fechamentos', 'fechamento_id', '{pdf,numeros}');

create function sede.tg_relatorio_fica() returns trigger language plpgsql as
$$
begin
  raise exception 'A signed closing report does not change.';
end
$$;
create trigger b_relatorio_fica before update on fechamentos_relatorios for each row execute function sede.tg_relatorio_fica();

-- What moved a month's figures after its closing is read from the trail, by the dates that the rows had and have.
create index auditoria_despesas_depois on auditoria ((depois ->> 'data_vencimento'), id) where tabela = 'despesas' and depois is not null;
create index auditoria_despesas_antes on auditoria ((antes ->> 'data_vencimento'), id) where tabela = 'despesas' and antes is not null;
create index auditoria_receitas_depois on auditoria ((depois ->> 'data'), id) where tabela = 'receitas' and depois is not null;
create index auditoria_receitas_antes on auditoria ((antes ->> 'data'), id) where tabela = 'receitas' and antes is not null;
