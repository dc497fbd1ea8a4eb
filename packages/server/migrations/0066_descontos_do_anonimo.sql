-- Deductions of whom is made anonymous: lines, results and treatments stay, so that the totals of old files still tie; what names
-- the person goes, and with the lines the way to them. Source: decisions-members (LGPD, Consignação).

create function sede.tg_descontos_do_anonimo() returns trigger language plpgsql as
$$
declare
  uma record;
begin
  for uma in
    select l.arquivo_id, l.linha, r.id as resultado_id, r.competencia, r.chave
    from consignacao_linhas l
    left join consignacao_resultados r on r.arquivo_id = l.arquivo_id and r.linha = l.linha
    where l.filiado_id = new.id or l.proposto_id = new.id or l.cpf = old.cpf
  loop
    -- A line's key holds CPF and name. The treatment becomes the member's, so that their audit is found by them.
    update consignacao_tratamentos set chave = 'a:' || uma.resultado_id, filiado_id = new.id
      where competencia = uma.competencia and chave = uma.chave;
    update consignacao_resultados set chave = 'a:' || id, detalhe = null where id = uma.resultado_id;
    update consignacao_linhas set cpf = null, matricula = null, nome = null, filiado_id = null, proposto_id = null
      where arquivo_id = uma.arquivo_id and linha = uma.linha;
  end loop;
  update consignacao_tratamentos set nome = null, nota = null, causa = null where filiado_id = new.id;
  return null;
end
$$;
create trigger descontos_do_anonimo after update of anonimizado_em on filiados
  for each row when (old.anonimizado_em is null and new.anonimizado_em is not null) execute function sede.tg_descontos_do_anonimo();

-- As before; also what the audit kept of the treatments of their deductions, whose keys held the CPF.
create or replace function sede.apagar_auditoria_do_titular(filiado uuid, conta uuid, razao text) returns int
language plpgsql security invoker as
$$
declare
  quantas int;
  fichas uuid[] := array[filiado] || array(select u.id from filiados_unificados u where u.para = filiado);
  tratamentos uuid[] := array(select t.id from consignacao_tratamentos t where t.filiado_id = any (fichas));
begin
  if coalesce(trim(razao), '') = '' then
    raise exception 'Informe o motivo.';
  end if;
  update auditoria set antes = null, depois = null, apagado_em = now(), apagado_motivo = razao
    where apagado_em is null and (antes is not null or depois is not null) and (
      registro_id = any (fichas || conta || tratamentos)
      or exists (select from unnest(fichas) f where antes::text like '%' || f::text || '%' or depois::text like '%' || f::text || '%'));
  get diagnostics quantas = row_count;
  return quantas;
end
$$;
