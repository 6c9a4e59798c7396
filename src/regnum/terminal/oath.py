"""Oath in the terminal: the map by regions, banks and banners, the players, a campaign or a deal under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum.games.oath.catalogue import (
    BANK_ID,
    BANNER_ID,
    CARD_ID,
    CARDS,
    NO_SUIT,
    OATH_ID,
    REGION_ID,
    RELIQUARY_ID,
    ROUNDS,
    SITE_ID,
    SITES,
    SLOTS_OF,
    SUIT,
    SUIT_ID,
    THING_OF,
    Cost,
    PrintedCard,
    PrintedPower,
    PrintedSite,
)
from regnum.games.oath.view import (
    CampaignView,
    CardView,
    DealView,
    OathView,
    PlayerView,
    PrinceView,
    SiteView,
    TermView,
)
from regnum.kernel.game import Result
from regnum.kernel.options import Args, Option
from regnum.seen import Asked, Seen
from regnum.terminal.layout import Flow, as_typed, headed
from regnum.terminal.table import PEOPLE
from regnum.terminal.words import Words

COLOURS = {
    "purple": "magenta",
    "red": "bright_red",
    "blue": "bright_blue",
    "yellow": "bright_yellow",
    "white": "bright_white",
    "black": "bright_black",
}
SHOWN = (*CARD_ID, *SITE_ID, *BANNER_ID, *RELIQUARY_ID, *OATH_ID)
"""Everything that has a text of its own."""
_PLAN = {"attacker": "kind-attacker-plan", "defender": "kind-defender-plan"}
_RECOVER = {"burn-favor": "cost-burn-favor", "burn-secret": "cost-burn-secret"}
_TOKENS = {"favor": "favor-count", "secret": "secret-count", "warband": "warband-count", "relic": "relic-count"}


class OathDrawing:
    """The table in words, lines and a little colour: colour never says anything alone."""

    headlines = frozenset({"log-round", "log-turn", "log-exhaustion"})

    def __init__(self, words: Words, kinds: Sequence[str]) -> None:
        self.words = words
        self.kinds = kinds

    def active(self, view: OathView) -> int:
        """The seat whose turn it is; while the Clockwork Prince acts, who comes after him."""
        if view.prince is None or view.turn != view.prince.at:
            return _seat(view.turn)
        place = view.order.index(view.turn)
        return _seat(view.order[(place + 1) % len(view.order)])

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, seen: Seen, width: int) -> RenderableType:
        view: OathView = seen.view
        return Group(
            self._head(view),
            Text(),
            *(self._region(view, region) for region in range(len(REGION_ID))),
            Text(),
            headed(self._commons(view)),
            Text(),
            *(self._player(view, player) for player in self._seated(view)),
            *self._under_way(view),
        )

    def glance(self, seen: Seen, width: int) -> RenderableType | None:
        view: OathView = seen.view
        if seen.seat is None or any(asked.question == "act" for asked in seen.asked):
            return None
        return Group(self._player(view, view.players[seen.seat]), *self._under_way(view))

    def _seated(self, view: OathView) -> list[PlayerView]:
        """In turn order."""
        return [view.players[_seat(seat)] for seat in view.order]

    def _head(self, view: OathView) -> RenderableType:
        words = self.words
        told = words("play-oath-head", round=view.round, rounds=ROUNDS, oath=view.oath, visions=view.visions_drawn)
        lines = [Text(told, "bold")]
        if view.title is not None:
            title = words.name("title:usurper" if view.usurper else "title:oathkeeper")
            lines.append(Text.assemble((title, "bold"), ": ", self._who(view, view.title)))
        return Group(*lines)

    def _who(self, view: OathView, name: str) -> Text:
        if not name.startswith("seat:"):
            return Text(self.words.name(name), "dim")
        return Text(self.words.name(name), COLOURS[view.players[_seat(name)].colour])

    # -- the map -------------------------------------------------------------------------------------------------

    def _region(self, view: OathView, region: int) -> RenderableType:
        sites = [(self._site_name(view.sites[slot]), self._site(view, view.sites[slot])) for slot in SLOTS_OF[region]]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=False, ratio=1)
        grid.add_column(ratio=3)
        for name, what in sites:
            grid.add_row(name, what)
        return Group(Text(self.words.name(REGION_ID[region]), "bold cyan"), Padding(grid, (0, 0, 0, 2)))

    def _site_name(self, site: SiteView) -> Text:
        name = Text(self.words.name(site.site or site.at), "bold" if site.faceup else "dim")
        if not site.faceup:
            name = Text(self.words.name(site.at), "dim")
            if site.site is not None:
                name.append(f" = {self.words.name(site.site)}")
        return name

    def _site(self, view: OathView, site: SiteView) -> RenderableType:
        if not site.faceup:
            return Text("–", "dim")
        words = self.words
        items: list[Text] = []
        if site.ruler is not None:
            items.append(self._who(view, site.ruler))
        else:
            items.append(Text(words("bandits", case="nom"), "dim"))
        if site.warbands is not None:
            items.append(self._warbands(site.warbands.colour, site.warbands.count))
        items += [self._card(card) for card in site.cards]
        if site.relics:
            known = [words.name(relic.card) for relic in site.relics if relic.card is not None]
            told = words.count("relic-count", len(site.relics))
            items.append(Text(f"{told} ({', '.join(known)})" if known else told))
        items += self._tokens(site.favor, site.secrets)
        if site.pawns:
            items.append(Text.assemble("♟ ", Text(", ").join(self._who(view, pawn) for pawn in site.pawns)))
        return Flow(items)

    def _warbands(self, colour: str, count: int) -> Text:
        told = self.words.count("warband-count", count)
        return Text(f"{told} ({self.words.name(f'colour:{colour}')})", COLOURS[colour])

    def _tokens(self, favor: int, secrets: int) -> list[Text]:
        items = [Text(self.words.count("favor-count", favor))] if favor else []
        return items + ([Text(self.words.count("secret-count", secrets))] if secrets else [])

    def _card(self, card: CardView) -> Text:
        """A card by its name and suit, and what lies on it; only its back where it is hidden."""
        words = self.words
        if card.card is None:
            return Text(words("kind-vision" if card.vision else "play-oath-facedown"), "dim italic")
        text = Text(words.name(card.card))
        suit = SUIT[THING_OF[card.card]]
        notes = [] if suit == NO_SUIT else [words.name(SUIT_ID[suit])]
        if not card.faceup and not card.card.startswith("relic:"):
            notes.append(words("play-oath-facedown"))
        notes += [token.plain for token in self._tokens(card.favor, card.secrets)]
        if notes:
            text.append(f" ({', '.join(notes)})", "dim")
        return text

    # -- what belongs to all ---------------------------------------------------------------------------------------

    def _commons(self, view: OathView) -> Iterable[tuple[str, RenderableType]]:
        words = self.words
        banks = [Text(f"{words.name(SUIT_ID[suit])} {bank.favor}") for suit, bank in enumerate(view.banks)]
        yield words("play-oath-banks"), Flow(banks)
        banners = []
        for banner in view.banners:
            tokens = "favor-count" if banner.banner == BANNER_ID[0] else "secret-count"
            text = Text(f"{words.name(banner.banner)}: {words.count(tokens, banner.tokens)}")
            if banner.mob:
                text.append(f" ({words.name('side:mob')})")
            if banner.holder is not None:
                text = Text.assemble(text, ", ", self._who(view, banner.holder))
            banners.append(text)
        yield words("play-oath-banners"), Flow(banners)
        spaces = []
        for space in view.reliquary:
            relic = space.relic
            inside = (
                "–" if relic is None else words("play-oath-facedown") if relic.card is None else words.name(relic.card)
            )
            spaces.append(Text(f"{words.name(space.space)}: {inside}", "" if relic is None else "dim"))
        yield words.name("imperial-reliquary"), Flow(spaces)
        back = view.world_deck.back
        decks = [Text(f"{words.name('world-deck')}: {'–' if back is None else words(f'kind-{back}')}")]
        decks += [
            Text(f"{words.name(pile.at)}: {words.count('card-count', len(pile.backs))}") for pile in view.discards
        ]
        yield words("play-oath-decks"), Flow(decks)

    # -- players ---------------------------------------------------------------------------------------------------

    def _player(self, view: OathView, player: PlayerView) -> RenderableType:
        words = self.words
        seat = _seat(player.at)
        mine = seat == view.seat
        head = Text("▸ " if player.at == view.turn else "  ", "bold green")
        head.append_text(self._who(view, player.at))
        if mine:
            head.append(f" ({words('play-you')})", "bold")
        elif seat < len(self.kinds) and self.kinds[seat] not in PEOPLE:
            head.append(f" ({words('play-bot', kind=self.kinds[seat])})", "dim")
        head.append(f", {words.name(f'role:{player.role}')}, {words.name(player.site)}")
        prince = view.prince if view.prince is not None and view.prince.at == player.at else None
        has = [
            *([Text(words.count("supply-count", player.supply))] if prince is None else []),
            Text(words.count("favor-count", player.favor)),
            Text(words.count("secret-count", player.secrets)),
            *([Text(words.count("facedown-secret-count", player.facedown_secrets))] if player.facedown_secrets else []),
            self._warbands(player.warbands.colour, player.warbands.count),
            Text(f"{words.name('personal-bank')}: {player.bank}", "dim"),
        ]
        lines: list[tuple[str, RenderableType]] = [(words("play-oath-has"), Flow(has))]
        if player.advisers:
            lines.append((words("play-oath-advisers"), Flow(self._card(card) for card in player.advisers)))
        if player.relics:
            lines.append((words("play-oath-relics"), Flow(self._card(card) for card in player.relics)))
        if player.vision is not None:
            lines.append((words("kind-vision"), Text(words.name(player.vision), "bold")))
        if player.hand:
            lines.append((words("play-oath-hand"), Flow(Text(words.name(card)) for card in player.hand)))
        if prince is not None:
            lines += self._prince(prince)
        return Group(head, Padding(headed(lines), (0, 0, 0, 4)))

    def _prince(self, prince: PrinceView) -> Iterable[tuple[str, RenderableType]]:
        """The Clockwork Prince's board, where his mask stands, and the way it took this turn."""
        words = self.words
        if prince.ambition:
            yield words("play-oath-ambition"), Text(words.count("favor-count", prince.ambition))
        yield words("play-oath-threat"), Text(words.name(prince.threat))
        yield words("play-oath-strategy"), Text(str(prince.track[prince.strategy]))
        for message, rows in (
            ("play-oath-friends", [row.friends for row in prince.rows]),
            ("play-oath-schemers", [row.schemers for row in prince.rows]),
        ):
            suits = [f"{words.name(suit)} {n}" for n, row in enumerate(rows, start=1) for suit in row]
            if suits:
                yield words(message), Flow(Text(suit) for suit in reversed(suits))
        if prince.unassigned:
            yield words("play-oath-unassigned"), Flow(Text(words.name(suit), "dim") for suit in prince.unassigned)
        yield words("play-oath-mind"), Text(words.name(prince.mask))
        if prince.path:
            way = [Text(words.name(step.space), "" if step.done else "dim strike") for step in prince.path]
            yield words("play-oath-way"), Flow(way)

    # -- what is under way ---------------------------------------------------------------------------------------

    def _under_way(self, view: OathView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if view.drawn:
            lines.append(headed([(self.words("play-oath-drawn"), Flow(Text(self.words.name(c)) for c in view.drawn))]))
        if view.campaign is not None:
            lines += [Text(), *self._campaign(view, view.campaign)]
        if view.deal is not None and view.deal.terms:
            lines += [Text(), self._deal(view.deal)]
        if view.promises:
            lines.append(headed([(self.words("play-oath-promises"), Flow(self._term(one) for one in view.promises))]))
        return lines

    def _campaign(self, view: OathView, campaign: CampaignView) -> Iterable[RenderableType]:
        words = self.words
        defender = campaign.defender
        told = words.name(campaign.attacker)
        if defender is not None:
            told = f"{told} → {words('bandits', case='nom') if defender == 'bandits' else words.name(defender)}"
        yield Text.assemble((words.name("action:campaign"), "bold"), f": {told}")
        lines: list[tuple[str, RenderableType]] = []
        if campaign.targets:
            lines.append((words("play-oath-targets"), Flow(Text(words.name(target)) for target in campaign.targets)))
            dice = [
                Text(words.count("attack-die-count", campaign.attack_dice)),
                Text(words.count("defense-die-count", campaign.defense_dice)),
            ]
            lines.append((words("play-oath-pools"), Flow(dice)))
        if campaign.plans:
            plans = [Text(f"{words.name(plan.power)} ({words(plan.side, case='nom')})") for plan in campaign.plans]
            lines.append((words("play-oath-plans"), Flow(plans)))
        if campaign.odds is not None and campaign.targets:
            odds = campaign.odds
            figures = words(
                "play-oath-odds",
                win=round(100 * odds.win),
                plain=round(100 * odds.win_without_sacrifice),
                attackers=round(odds.attacker_losses),
                defenders=round(odds.defender_losses),
            )
            lines.append((words("play-oath-chance"), Text(figures)))
        if campaign.defense_roll:
            rolled = words("play-oath-rolled", attack=campaign.attack, defense=campaign.defense)
            lines.append((words("play-oath-result"), Text(rolled)))
        if lines:
            yield Padding(headed(lines), (0, 0, 0, 2))

    def _deal(self, deal: DealView) -> RenderableType:
        return headed([(self.words("play-oath-terms"), Flow(self._term(term) for term in deal.terms))])

    def _term(self, term: TermView) -> Text:
        args: Args = {"giver": term.giver, "taker": term.taker, "thing": _thing(term.what)}
        label = f"option-term-{term.kind}"
        if term.due.startswith("round:"):
            args = {**args, "round": int(term.due.partition(":")[2])}
            label = f"{label}-round" if self.words.has(f"{label}-round") else label
        label = self.words(label, args)
        return Text(label if term.count == 1 else f"{label} ×{term.count}")

    # -- cards ---------------------------------------------------------------------------------------------------

    def detail(self, asked: Asked, option: Option[Any]) -> str:
        target = option.target
        return self._text(target) if target in CARD_ID or target in BANNER_ID else ""

    def part(self, asked: Asked, part: Sequence[Option[Any]]) -> str:
        return ""

    def find(self, name: str) -> list[str]:
        wanted = as_typed(name)
        known = {thing: as_typed(self.words.name(thing)) for thing in SHOWN}
        exact = [thing for thing, spoken in known.items() if wanted in (spoken, thing.partition(":")[2])]
        return exact or [thing for thing, spoken in known.items() if wanted and wanted in spoken]

    def card(self, thing: str) -> RenderableType | None:
        if thing not in SHOWN:
            return None
        if thing in SITE_ID:
            about = self._about_site(SITES[SITE_ID.index(thing)])
        elif thing in CARD_ID:
            about = self._about_card(CARDS[CARD_ID.index(thing)])
        else:
            about = [self.words(f"kind-{thing.partition(':')[0]}")]
        return Group(Text(self.words.name(thing), "bold"), Text("; ".join(about), "cyan"), Text(self._text(thing)))

    def _text(self, thing: str | None) -> str:
        return self.words(f"{str(thing).replace(':', '-')}-text")

    def _about_card(self, card: PrintedCard) -> list[str]:
        """Everything that is printed beside the text: suit, restriction, defense, and what its powers are and cost."""
        words = self.words
        about = [words(f"kind-{card.kind}")]
        if card.kind == "edifice":
            about.append(words("kind-ruined" if card.ruined else "kind-intact"))
        if card.suit != NO_SUIT:
            about.append(words.name(SUIT_ID[card.suit]))
        if card.restriction != "none":
            about.append(words(f"kind-{card.restriction}-only"))
        if card.locked:
            about.append(words("kind-locked"))
        if card.kind == "relic":
            about.append(words.count("defense-die-count", card.defense))
        return [*about, *(self._power(power) for power in card.powers)]

    def _power(self, power: PrintedPower) -> str:
        kind = self.words(_PLAN.get(power.side, f"kind-{power.kind}"))
        if power.modifies and power.kind == "modifier":
            kind = f"{kind} ({self.words.name(f'action:{power.modifies}')})"
        cost = self._cost(power.cost)
        return f"{kind}: {', '.join(cost)}" if cost else kind

    def _cost(self, cost: Cost) -> list[str]:
        figures = {
            "cost-place-favor": cost.place_favor,
            "cost-place-secret": cost.place_secret,
            "cost-burn-favor": cost.burn_favor,
            "cost-burn-secret": cost.burn_secret,
        }
        return [self.words(message, count=n) for message, n in figures.items() if n]

    def _about_site(self, site: PrintedSite) -> list[str]:
        words = self.words
        about = [words("kind-site"), words(f"kind-{site.category}")]
        about.append(words("play-oath-capacity", count=site.capacity))
        for kind, n in (("favor", site.favor), ("secret", site.secrets), ("relic", site.relics)):
            if n:
                about.append(words.count(_TOKENS[kind], n))
        if site.recover is not None:
            cost = site.recover
            price = words(_RECOVER.get(cost.kind, "favor-count"), count=cost.amount, case="nom")
            if cost.kind == "place-favor":
                price = f"{price} → {words.name(BANK_ID[cost.suit])}"
            about.append(f"{words.name('action:recover')}: {price}")
        if site.homeland is not None:
            reward = words.count(_TOKENS[site.homeland.reward], site.homeland.amount)
            about.append(f"{words.name(SUIT_ID[site.homeland.suit])}: {reward}")
        return about

    # -- the end -------------------------------------------------------------------------------------------------

    def sheet(self, result: Result, width: int) -> RenderableType:
        """3.a: there are no points, only who won and how."""
        if result.how is None:
            return Text(self.words("play-none"))
        return Text(self.words(result.how.message, result.how.args), "bold")


def _seat(name: str) -> int:
    return int(name.removeprefix("seat:"))


def _thing(what: str) -> str:
    """What a term is about, as it may be told: facedown advisers go by no name."""
    return "facedown-adviser" if ":adviser:" in what else what
