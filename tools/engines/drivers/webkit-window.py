"""A bare window with one WebKitGTK view, for WebKitWebDriver.

MiniBrowser has a toolbar, and the toolbar has a least width: a page of 320 pixels does not fit.

usage: webkit-window.py INIT_SCRIPT MESSAGES
  INIT_SCRIPT  JavaScript that runs in every page before its own scripts; read anew for each page
  MESSAGES     file that receives what pages post to the message handler `engine`, one JSON text a line

The messages of the console cannot be had from outside: this WebKit writes them to systemd's journal.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

init_script, messages = sys.argv[1:3]
output = open(messages, "a", encoding="utf-8")


def write_message(_manager, result):
    output.write(result.get_js_value().to_string() + "\n")
    output.flush()


scripts = WebKit2.UserContentManager()
scripts.connect("script-message-received::engine", write_message)
scripts.register_script_message_handler("engine")


def read_init_script(_view, event):
    if event != WebKit2.LoadEvent.STARTED:
        return
    scripts.remove_all_scripts()
    with open(init_script, encoding="utf-8") as file:
        source = file.read()
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(source, frames, start, None, None))


def create_view(_session):
    settings = WebKit2.Settings(javascript_can_access_clipboard=True)
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=scripts,
        is_controlled_by_automation=True,
    )
    view.connect("load-changed", read_init_script)
    window = Gtk.Window(decorated=False)
    window.connect("destroy", Gtk.main_quit)
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    # There is no window manager to hand out the focus, and without it `:focus` never matches.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def start_session(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_session)
Gtk.main()
