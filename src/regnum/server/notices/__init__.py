"""Telling people that something has happened."""
